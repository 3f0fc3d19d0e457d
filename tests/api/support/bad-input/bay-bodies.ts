import { type BadBody, long } from './bad-body.ts';

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
      ['bays', { bays: undefined }],
      ['bays', { bays: [] }],
      ['bays', { bays: Array.from({ length: 31 }, (_, at) => ({ ...bay, name: `Bay ${at}` })) }],
      ['bays[0]', { bays: [null] }],
      ['bays[0].name', withBay({ name: 7 })],
      ['bays[0].name', withBay({ name: ['x'] })],
      ['bays[0].name', withBay({ name: ' ' })],
      ['bays[0].name', withBay({ name: long(41) })],
      ['bays[1].name', { bays: [bay, { ...bay, name: 'BAY 1' }] }],
      ['bays[0].kind', withBay({ kind: 'boat' })],
      ['bays[0].cleanUp', withBay({ cleanUp: -1 })],
      ['bays[0].cleanUp', withBay({ cleanUp: 121 })],
      ['bays[0].cleanUp', withBay({ cleanUp: 2.5 })],
      ['bays[0].services', withBay({ services: ['nothing1'] })],
      ['bays[0].services', withBay({ kind: 'van' })],
      ['bays[0].services', withBay({ kind: 'van', services: [] })],
      ['bays[0].services', withBay({ services: undefined })],
      ['bays[0]._id', withBay({ _id: 'a/b' })],
      ['bays[0]', withBay({ color: 'red' })],
      ['preview', { preview: 'maybe' }],
      ['seen', { seen: 'all' }],
      ['seen', { seen: Array(41).fill({ ...bay, _id: 'bay-1' }) }],
      ['seen[0].name', { seen: [{ ...bay, _id: 'bay-1', name: long(41) }] }],
    ],
  },
  {
    endpoint: 'closeBays',
    as: 'admin',
    body: () => ({ bays: ['bay-1'], from: '2030-06-15', to: '2030-06-16', preview: true }),
    faults: [
      ['bays', { bays: undefined }],
      ['bays', { bays: [] }],
      ['bays', { bays: 'bay-1' }],
      ['bays', { bays: Array.from({ length: 31 }, (_, at) => `bay-${at}`) }],
      ['bays[0]', { bays: [long(65)] }],
      ['from', { from: undefined }],
      ['from', { from: '2030-02-31' }],
      ['from', { from: 20300615 }],
      ['to', { to: undefined }],
      ['to', { to: '2030-06-14' }],
      ['to', { to: '2031-06-16' }],
      ['to', { from: '2020-06-15', to: '2020-06-16' }],
      ['to', { from: '9999-06-15', to: '9999-12-31' }],
      ['startTime', { startTime: '24:00' }],
      ['startTime', { startTime: '9:00' }],
      ['endTime', { endTime: '00:00' }],
      ['endTime', { startTime: '14:00', endTime: '14:00' }],
      ['endTime', { startTime: '14:00', endTime: '13:00' }],
      ['note', { note: long(121) }],
      ['note', { note: 7 }],
      ['preview', { preview: 'yes' }],
      ['reason', { reason: 'repairs' }],
    ],
  },
];
