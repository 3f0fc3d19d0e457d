import { type BadBody, long } from './bad-body.ts';

const bay = { name: 'Bay 1', kind: 'bay', services: null, cleanUp: 10 };
const withBay = (change: object) => ({ bays: [{ ...bay, ...change }] });

/** Bodies with one fault each: bays. */
export const badBayBodies: BadBody[] = [
  {
    endpoint: 'setBays',
    as: 'admin',
    body: () => ({ bays: [bay] }),
    faults: [
      ['bays', { bays: undefined }],
      ['bays', { bays: [] }],
      ['bays', { bays: Array.from({ length: 31 }, (_, at) => ({ ...bay, name: `Bay ${at}` })) }],
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
    ],
  },
];
