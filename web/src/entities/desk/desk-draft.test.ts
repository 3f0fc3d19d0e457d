import { describe, expect, test } from 'vitest';
import { type DeskFormValues, emptyDeskDraft, withAskedTime } from './desk-draft';
import { soonestId } from './now-slot';

const values: DeskFormValues = {
  ...emptyDeskDraft,
  slotId: 'now_wax',
  bay: '',
  paymentMethod: 'cash',
};

describe('the time after a refusal', () => {
  const sale = { slotId: 'now_wax', askedSlotId: soonestId };

  test('is the soonest again where that was asked for', () => {
    expect(withAskedTime(values, sale).slotId).toBe(soonestId);
  });

  test('is the one that was chosen meanwhile', () => {
    const changed = { ...values, slotId: 'wax_2030-01-15_1130' };
    expect(withAskedTime(changed, sale)).toBe(changed);
  });
});
