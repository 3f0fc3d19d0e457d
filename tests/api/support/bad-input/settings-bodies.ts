import type { Period } from '@carwash/domain/settings/opening-hours';
import { type BadBody, long } from './bad-body.ts';

const day = { periods: [{ opens: '09:00', closes: '19:00' }] };

/** Returns a valid week except for one of its days. */
const weekWith = (weekday: number, ...periods: (Period | object)[]) => ({
  hours: Array.from({ length: 7 }, (_, index) => (index === weekday ? { periods } : day)),
});

const holiday = { from: '2030-05-01', to: '2030-05-02', periods: [], note: 'Labour Day' };

const picture = { image: '/pictures/hero.svg', caption: 'The foam arch' };

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
    body: () => ({ tagline: 'Since yesterday' }),
    faults: [
      ['seen.sizes', { seen: { sizes: null } }],
      ['seen', { seen: { tagline: 'Since ever' } }],
      ['sizes', { sizes: null }],
      [
        'sizes',
        {
          sizes: Array.from({ length: 9 }, (_, at) => ({
            ...size,
            _id: `s${at}`,
            vehicleTypes: [],
          })),
        },
      ],
      ['sizes', { sizes: [size, { ...size, vehicleTypes: [] }] }],
      ['sizes[0]._id', { sizes: [{ ...size, _id: 'a b' }] }],
      ['sizes[0]', { sizes: [null] }],
      ['sizes[0].name', { sizes: [{ ...size, name: '' }] }],
      ['sizes[0].vehicleTypes', { sizes: [{ ...size, vehicleTypes: 'car' }] }],
      ['sizes[0].vehicleTypes', { sizes: [{ ...size, vehicleTypes: {} }] }],
      ['sizes[0].vehicleTypes[0]', { sizes: [{ ...size, vehicleTypes: ['spaceship'] }] }],
      ['sizes[1].vehicleTypes', { sizes: [size, { ...size, _id: 'other' }] }],
      ['sizes[0]', { sizes: [{ ...size, price: 1 }] }],
      ['sizes[0]', { sizes: [null] }],
      ['addOns[0]', { addOns: [null] }],
      ['addOns', { addOns: 'wax' }],
      ['addOns', { addOns: [addOn, addOn] }],
      ['addOns', { addOns: Array.from({ length: 31 }, (_, at) => ({ ...addOn, _id: `a${at}` })) }],
      ['addOns[0].name', { addOns: [{ ...addOn, name: long(61) }] }],
      ['addOns[0].price', { addOns: [{ ...addOn, price: -1 }] }],
      ['addOns[0].price', { addOns: [{ ...addOn, price: 1.005 }] }],
      ['addOns[0].minutes', { addOns: [{ ...addOn, minutes: -5 }] }],
      ['addOns[0].minutes', { addOns: [{ ...addOn, minutes: 481 }] }],
      ['addOns[0].minutes', { addOns: [{ ...addOn, minutes: 2.5 }] }],
      ['addOns[0].services', { addOns: [{ ...addOn, services: undefined }] }],
      ['addOns[0].vehicleTypes[1]', { addOns: [{ ...addOn, vehicleTypes: ['car', 'boat'] }] }],
      ['pictures', { pictures: null }],
      ['pictures', { pictures: Array.from({ length: 7 }, () => picture) }],
      ['pictures[0].image', { pictures: [{ ...picture, image: '' }] }],
      ['pictures[0].image', { pictures: [{ ...picture, image: 'https://elsewhere.test/a.png' }] }],
      ['pictures[0].image', { pictures: [{ ...picture, image: '/../../etc/passwd' }] }],
      [
        'pictures[1].image',
        { pictures: [picture, { ...picture, image: `/api/images/${'0'.repeat(64)}` }] },
      ],
      ['pictures[0].caption', { pictures: [{ ...picture, caption: ' ' }] }],
      ['pictures[0].caption', { pictures: [{ ...picture, caption: long(121) }] }],
      ['pictures[0]', { pictures: [{ ...picture, imageBefore: picture.image }] }],
      ['name', { name: '' }],
      ['name', { name: long(61) }],
      ['tagline', { tagline: null }],
      ['tagline', { tagline: 'beep \u0007' }],
      ['address', { address: [] }],
      ['address', { address: '12 Placeholder Road' }],
      ['address', { address: ['1', '2', '3', '4', '5', '6'] }],
      ['address[1]', { address: ['12 Placeholder Road', ''] }],
      ['city', { city: ' ' }],
      ['city', { city: long(61) }],
      ['mapLink', { mapLink: 'http://maps.example/here' }],
      ['mapLink', { mapLink: 'javascript:alert(1)' }],
      ['mapLink', { mapLink: `https://maps.example/${long(500)}` }],
      ['phone', { phone: '' }],
      ['phone', { phone: 'call us' }],
      ['phone', { phone: '+' }],
      ['email', { email: 'nobody' }],
      ['hours', { hours: [day] }],
      ['hours', { hours: null }],
      ['hours[0].periods', { hours: Array.from({ length: 7 }, () => ({})) }],
      ['hours[3]', { hours: Array.from({ length: 7 }, (_, n) => (n === 3 ? null : day)) }],
      [
        'hours[2]',
        { hours: Array.from({ length: 7 }, (_, n) => (n === 2 ? { ...day, open: 1 } : day)) },
      ],
      ['hours[0].periods', { hours: Array.from({ length: 7 }, () => ({ periods: 'closed' })) }],
      ['hours[2].periods[0].opens', weekWith(2, { opens: '9:00', closes: '19:00' })],
      ['hours[2].periods[0].closes', weekWith(2, { opens: '09:00', closes: '24:00' })],
      ['hours[2].periods[0].closes', weekWith(2, { opens: '09:00' })],
      ['hours[2].periods[0]', weekWith(2, { opens: '09:00', closes: '19:00', note: 'x' })],
      [
        'hours[2].periods[1].opens',
        weekWith(2, { opens: '09:00', closes: '13:00' }, { opens: '12:59', closes: '19:00' }),
      ],
      [
        'hours[2].periods[1].opens',
        weekWith(2, { opens: '18:00', closes: '02:00' }, { opens: '20:00', closes: '23:00' }),
      ],
      ['hours[0].periods[0].opens', weekWith(6, { opens: '18:00', closes: '09:30' })],
      [
        'hours[1].periods',
        weekWith(
          1,
          ...['08', '10', '12', '14', '16'].map((hour) => ({
            opens: `${hour}:00`,
            closes: `${hour}:30`,
          })),
        ),
      ],
      ['exceptions', { exceptions: {} }],
      [
        'exceptions[1].periods[1]',
        exceptionWith({ periods: [{ opens: '09:00', closes: '10:00' }, null] }),
      ],
      ['exceptions[1].to', exceptionWith({ to: 7 })],
      ['exceptions', { exceptions: Array.from({ length: 101 }, () => holiday) }],
      ['exceptions[1].from', exceptionWith({ from: '2030-02-30' })],
      ['exceptions[1].to', exceptionWith({ to: '2030-04-30' })],
      ['exceptions[1].to', exceptionWith({ to: undefined })],
      ['exceptions[1].periods', exceptionWith({ periods: null })],
      ['exceptions[1].note', exceptionWith({ note: long(121) })],
      ['exceptions[1]', exceptionWith({ closed: true })],
      ['bookAheadDays', { bookAheadDays: 0 }],
      ['bookAheadDays', { bookAheadDays: 367 }],
      ['bookAheadDays', { bookAheadDays: '30' }],
      ['lastMinutes', { lastMinutes: -1 }],
      ['lastMinutes', { lastMinutes: 0.5 }],
      ['holdMinutes', { holdMinutes: 4 }],
      ['holdMinutes', { holdMinutes: 61 }],
      ['cancellationHours', { cancellationHours: 337 }],
      ['cancellationHours', { cancellationHours: null }],
      ['askedVehicleDetails', { askedVehicleDetails: ['brand', 'brand'] }],
      ['askedVehicleDetails[0]', { askedVehicleDetails: ['colour'] }],
      ['currency', { currency: 'BDT' }],
      ['timeZone', { timeZone: 'Europe/Berlin' }],
    ],
  },
  {
    endpoint: 'updatePrivateSettings',
    as: 'admin',
    body: () => ({ deskNote: 'The alarm code changes on Monday.' }),
    faults: [
      ['legalName', { legalName: null }],
      ['legalName', { legalName: long(121) }],
      ['taxNumber', { taxNumber: long(41) }],
      ['taxNumber', { taxNumber: 'BIN\n1234' }],
      ['deskNote', { deskNote: long(1001) }],
      ['deskNote', { deskNote: ['x'] }],
      ['name', { name: 'Mine' }],
    ],
  },
];
