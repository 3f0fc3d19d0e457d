import type { Period } from '@carwash/domain/settings/opening-hours';
import type { BadBody } from './bad-body.ts';

const day = { periods: [{ opens: '09:00', closes: '19:00' }] };

/** Returns a valid week except for one of its days. */
const weekWith = (weekday: number, ...periods: (Period | object)[]) => ({
  hours: Array.from({ length: 7 }, (_, index) => (index === weekday ? { periods } : day)),
});

const holiday = { from: '2030-05-01', to: '2030-05-02', periods: [], note: 'Labour Day' };

const picture = { image: '/pictures/hero.svg', caption: 'The foam arch' };

const type = { _id: 'camper', name: 'Camper' };

const size = { _id: 'large', name: 'Large', vehicleTypes: ['SUV'] };

const addOn = {
  _id: 'wax',
  name: 'Wax',
  price: 9.99,
  minutes: 15,
  services: null,
  vehicleTypes: null,
};

const exceptionWith = (change: object) => ({ exceptions: [holiday, { ...holiday, ...change }] });

/** Bodies with one fault each: the settings of the business. */
export const badSettingsBodies: BadBody[] = [
  {
    endpoint: 'updateSettings',
    as: 'admin',
    faults: [
      ['vehicleTypes', { vehicleTypes: [type, { ...type, name: 'Another name' }] }],
      ['vehicleTypes[1].name', { vehicleTypes: [type, { _id: 'other', name: 'CAMPER ' }] }],
      ['vehicleTypes[0]._id', { vehicleTypes: [{ ...type, _id: 'a.b' }] }],
      ['sizes[0].vehicleTypes', { sizes: [{ ...size, vehicleTypes: ['spaceship'] }] }],
      ['sizes', { sizes: [size, { ...size, vehicleTypes: [] }] }],
      ['sizes[1].vehicleTypes', { sizes: [size, { ...size, _id: 'other' }] }],
      ['addOns', { addOns: [addOn, addOn] }],
      ['pictures[0].image', { pictures: [{ ...picture, image: 'https://elsewhere.test/a.png' }] }],
      ['pictures[0].image', { pictures: [{ ...picture, image: '/../../etc/passwd' }] }],
      [
        'pictures[1].image',
        { pictures: [picture, { ...picture, image: `/api/images/${'0'.repeat(64)}` }] },
      ],
      ['tagline', { tagline: 'beep \u0007' }],
      ['mapLink', { mapLink: 'http://maps.example/here' }],
      ['mapLink', { mapLink: 'javascript:alert(1)' }],
      ['phone', { phone: 'call us' }],
      ['phone', { phone: '+' }],
      ['email', { email: 'nobody' }],
      ['hours[2].periods[0].opens', weekWith(2, { opens: '9:00', closes: '19:00' })],
      ['hours[2].periods[0].closes', weekWith(2, { opens: '09:00', closes: '24:00' })],
      [
        'hours[2].periods[1].opens',
        weekWith(2, { opens: '09:00', closes: '13:00' }, { opens: '12:59', closes: '19:00' }),
      ],
      [
        'hours[2].periods[1].opens',
        weekWith(2, { opens: '18:00', closes: '02:00' }, { opens: '20:00', closes: '23:00' }),
      ],
      ['hours[0].periods[0].opens', weekWith(6, { opens: '18:00', closes: '09:30' })],
      ['exceptions[1].from', exceptionWith({ from: '2030-02-30' })],
      ['exceptions[1].to', exceptionWith({ to: '2030-04-30' })],
      ['servedAreas[1]', { servedAreas: ['Gulshan', '-'] }],
      ['servedAreas[2]', { servedAreas: ['Gulshan', 'Banani', 'GULSHAN'] }],
      ['askedVehicleDetails', { askedVehicleDetails: ['brand', 'brand'] }],
    ],
  },
  {
    endpoint: 'updateLegalSettings',
    as: 'admin',
    faults: [
      ['privacy', { privacy: 'beep \u0007' }],
      ['bookingMonths', { bookingMonths: 11 }],
      ['paymentYears', { paymentYears: 7.5 }],
    ],
  },
  {
    endpoint: 'updatePrivateSettings',
    as: 'admin',
    faults: [['taxNumber', { taxNumber: 'BIN\n1234' }]],
  },
];
