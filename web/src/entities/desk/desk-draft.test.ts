import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DeskFormValues,
  deskDraft,
  emptyDeskTexts,
  firstValues,
  withAskedTime,
} from './desk-draft';
import { soonestId } from './now-slot';

const values: DeskFormValues = {
  ...emptyDeskTexts,
  registrationPlate: 'GA 11-2233',
  chosenService: 'wax',
  slotId: 'now_wax',
  bay: '2',
  paymentMethod: 'terminal',
  closedDay: '',
};

const opened = {
  chosenService: 'wax',
  slotId: soonestId,
  bay: '',
  paymentMethod: 'cash',
  closedDay: '',
} as const;

describe('the first values of a form', () => {
  test('are the choices with which it was opened', () => {
    expect(firstValues(null, opened)).toEqual({ ...emptyDeskTexts, ...opened });
  });

  test('are those of the draft, with its time, bay and payment', () => {
    expect(firstValues(values, opened)).toEqual(values);
  });

  test('have the time and the bay that were chosen to open it', () => {
    const clicked = { ...opened, slotId: 'wax_2030-01-15_1130', bay: '1' };
    expect(firstValues(values, clicked)).toEqual({
      ...values,
      slotId: 'wax_2030-01-15_1130',
      bay: '1',
    });
  });
});

describe('the draft', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  test('keeps everything for the same slot only', () => {
    deskDraft('admin', soonestId).write(values);
    expect(deskDraft('admin', soonestId).read()).toEqual(values);
    expect(deskDraft('admin', 'wax_2030-01-15_1130').read()).toBeNull();
  });

  test('does not keep choices alone for the next customer', () => {
    deskDraft('admin', soonestId).write({ ...values, registrationPlate: '' });
    expect(deskDraft('admin', soonestId).read()).toBeNull();
  });
});

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
