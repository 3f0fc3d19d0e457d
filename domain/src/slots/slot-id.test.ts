import { expect, test } from 'vitest';
import { partsOfSlotId, repeatedSlotId, slotId, withService } from './slot-id.ts';

const parts = { serviceId: 'foam_wash', date: '2026-10-25', startTime: '02:30' };

test('an id has its parts, also at a time that the clocks show twice', () => {
  const [first, second] = [slotId, repeatedSlotId].map((idOf) =>
    idOf(parts.serviceId, parts.date, parts.startTime),
  );
  expect([first, second]).toEqual(['foam_wash_2026-10-25_0230', 'foam_wash_2026-10-25_0230b']);
  expect(partsOfSlotId(String(first))).toEqual({ ...parts, isRepeated: false });
  expect(partsOfSlotId(String(second))).toEqual({ ...parts, isRepeated: true });
});

test.each([
  ['a text', 'foamwash'],
  ['a day that does not exist', 'foamwash_2026-02-30_0900'],
  ['a time that does not exist', 'foamwash_2026-02-28_2400'],
  ['another letter', 'foamwash_2026-10-25_0230c'],
])('%s is no id', (_what, id) => {
  expect(partsOfSlotId(id)).toBeNull();
});

test('another service at the same start keeps the start', () => {
  expect(withService('foamwash_2026-10-25_0230', 'polish')).toBe('polish_2026-10-25_0230');
  expect(withService('foamwash_2026-10-25_0230b', 'polish')).toBe('polish_2026-10-25_0230b');
  expect(() => withService('foamwash', 'polish')).toThrow(RangeError);
});
