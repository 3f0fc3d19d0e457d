import type { BadBody } from './bad-body.ts';

const bay = { name: 'Bay 1', kind: 'bay', services: null, cleanUp: 10 };
const withBay = (change: object) => ({ bays: [{ ...bay, ...change }] });

/** Bodies with one fault each: bays. */
export const badBayBodies: BadBody[] = [
  {
    endpoint: 'setBays',
    as: 'admin',
    // The bay that the closures below close.
    body: () => ({ bays: [{ ...bay, _id: 'bay-1' }] }),
    faults: [
      ['bays[1].name', { bays: [bay, { ...bay, name: 'BAY 1' }] }],
      ['bays[0].services', withBay({ services: ['nothing1'] })],
      ['bays[0].services', withBay({ kind: 'van' })],
      ['bays[0].services', withBay({ kind: 'van', services: [] })],
      ['bays[0]._id', withBay({ _id: 'a/b' })],
    ],
  },
  {
    endpoint: 'closeBays',
    as: 'admin',
    body: () => ({ bays: ['bay-1'], from: '2030-06-15', to: '2030-06-16', preview: true }),
    faults: [
      ['to', { to: '2030-06-14' }],
      ['to', { to: '2031-06-16' }],
      ['to', { from: '2020-06-15', to: '2020-06-16' }],
      ['to', { from: '9999-06-15', to: '9999-12-31' }],
      ['startTime', { startTime: '9:00' }],
      ['endTime', { endTime: '00:00' }],
      ['endTime', { startTime: '14:00', endTime: '14:00' }],
      ['endTime', { startTime: '14:00', endTime: '13:00' }],
    ],
  },
];
