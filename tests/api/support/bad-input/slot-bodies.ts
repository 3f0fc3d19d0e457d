import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: slots. */
export const badSlotBodies: BadBody[] = [
  {
    endpoint: 'createSlot',
    as: 'admin',
    body: ({ service }) => ({
      service,
      date: '2030-06-15',
      startTime: '09:00',
      endTime: '10:00',
    }),
    faults: [
      ['date', { date: '2030-02-29' }],
      ['date', { date: '２０３０-０６-１５' }],
      ['date', { date: '+02030-06-15' }],
      ['startTime', { startTime: '9:00' }],
      ['startTime', { startTime: '০৯:০০' }],
      ['endTime', { endTime: '09:60' }],
      ['endTime', { endTime: '08:00' }],
      ['endTime', { endTime: '09:00' }],
      ['endTime', { endTime: '09:04' }],
    ],
  },
  {
    endpoint: 'createSlots',
    as: 'admin',
    body: ({ service }) => ({
      service,
      startDate: '2030-07-01',
      endDate: '2030-07-07',
      weekdays: [1, 2],
      openingTime: '09:00',
      closingTime: '12:00',
      length: 45,
      gap: 15,
      preview: true,
    }),
    faults: [
      ['endDate', { endDate: '2030-06-30' }],
      ['endDate', { endDate: '2040-07-01' }],
      ['closingTime', { closingTime: '09:00' }],
    ],
  },
  {
    endpoint: 'previewStarts',
    as: 'admin',
    body: ({ service }) => ({
      bookAheadDays: 10,
      service: { serviceId: service, duration: 45, startsEvery: 15 },
    }),
    faults: [
      [
        'service.serviceId',
        { service: { serviceId: 'constructor', duration: 45, startsEvery: 15 } },
      ],
    ],
  },
  {
    endpoint: 'updateSlot',
    as: 'admin',
    params: ({ slot }) => ({ id: slot }),
    body: () => ({ isBooked: 'available' }),
  },
];
