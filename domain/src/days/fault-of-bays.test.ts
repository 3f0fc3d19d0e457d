import { expect, test } from 'vitest';
import { setBaysSchema } from './endpoints.ts';
import { faultOfBays } from './fault-of-bays.ts';

const bay = { name: 'Bay 1', kind: 'bay' as const, services: null };

test.each([
  [
    'two bays and a van',
    [bay, { ...bay, name: 'Bay 2' }, { name: 'Van', kind: 'van' as const, services: ['a'] }],
    null,
  ],
  ['the same name, written otherwise', [bay, { ...bay, name: ' BAY 1' }], 'bays[1].name'],
  [
    'the same id',
    [
      { ...bay, _id: 'x' },
      { ...bay, _id: 'x', name: 'Bay 2' },
    ],
    'bays[1]._id',
  ],
  ['a van that does nothing', [{ ...bay, kind: 'van' as const }], 'bays[0].services'],
])('%s', (_case, bays, path) => {
  const fault = faultOfBays(bays);
  expect(fault && `bays[${fault.at}].${fault.field}`).toBe(path);
  const told = () =>
    setBaysSchema.validateSync({ bays: bays.map((one) => ({ cleanUp: 0, ...one })) });
  if (path) expect(told).toThrow(expect.objectContaining({ path }));
  else expect(told).not.toThrow();
});
