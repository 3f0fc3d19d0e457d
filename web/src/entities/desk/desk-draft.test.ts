import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  afterRefusal,
  type DeskFormValues,
  type DeskSaleValues,
  deskDraft,
  emptyDeskTexts,
  firstValues,
  saleKeyOf,
} from './desk-draft';
import { withPlate } from './filled-in';
import { soonestId } from './now-slot';

const values: DeskFormValues = {
  ...emptyDeskTexts,
  registrationPlate: 'GA 11-2233',
  chosenService: 'wax',
  slotId: 'now_wax',
  bay: '2',
  paymentMethod: 'terminal',
  partMethod: 'cash',
  closedDay: '',
  bookedStart: '',
  keptSlot: '',
  unansweredKey: '',
  filledIn: null,
};

const opened = {
  chosenService: 'wax',
  slotId: soonestId,
  bay: '',
  paymentMethod: 'cash',
  partMethod: 'cash',
  closedDay: '',
  bookedStart: '',
  keptSlot: '',
} as const;

describe('the first values of a form', () => {
  test('are the choices with which it was opened', () => {
    expect(firstValues(null, opened)).toEqual({
      ...emptyDeskTexts,
      ...opened,
      unansweredKey: '',
      filledIn: null,
    });
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

  test('keeps the key of a sale that got no answer until it is cleared', () => {
    const draft = deskDraft('admin', soonestId);
    draft.write({ ...values, unansweredKey: 'key 1' });
    expect(draft.read()).toMatchObject({ unansweredKey: 'key 1' });
    draft.clear();
    draft.write(values);
    expect(draft.read()).toMatchObject({ unansweredKey: '' });
  });

  test('keeps that key while another customer is served, even where nothing was typed', () => {
    const unanswered = { ...values, registrationPlate: '', unansweredKey: 'key 1' };
    deskDraft('admin', 'wax_2030-01-15_1000').write(unanswered);
    const other = deskDraft('admin', 'wax_2030-01-15_1130');
    other.write(values);
    other.clear();
    expect(deskDraft('admin', 'wax_2030-01-15_1000').read()).toEqual(unanswered);
    expect(deskDraft('manager', 'wax_2030-01-15_1000').read()).toBeNull();
  });

  test('keeps what was filled in for a car, so that another plate still takes it away', () => {
    const { address: _address, note: _note, freeReason: _reason, ...texts } = emptyDeskTexts;
    const { registrationPlate } = values;
    const filledIn = { ...texts, registrationPlate, customerId: 'kamal', customerName: 'Kamal' };
    deskDraft('admin', soonestId).write({ ...values, ...filledIn, filledIn });
    const kept = deskDraft('admin', soonestId).read();
    expect(kept && withPlate(kept, 'GA 11-2234')).toMatchObject({
      customerId: '',
      customerName: '',
      filledIn: null,
    });
  });

  test('does not keep choices alone for the next customer', () => {
    deskDraft('admin', soonestId).write({ ...values, registrationPlate: '' });
    expect(deskDraft('admin', soonestId).read()).toBeNull();
  });
});

const sale: DeskSaleValues = {
  ...values,
  askedSlotId: soonestId,
  agreedAmount: 49.9,
  onClosedDay: false,
  onBookedStart: false,
  onKeptMinutes: false,
};

describe('the key of a sale', () => {
  test('is a new one for the first attempt', () => {
    expect(saleKeyOf(values, () => 'key 1')).toBe('key 1');
  });

  test('is the same until there is an answer', () => {
    expect(saleKeyOf({ unansweredKey: 'key 1' }, () => 'key 2')).toBe('key 1');
  });

  test('is kept with the draft and its time, also where the form was opened at another one', () => {
    const at = { ...opened, slotId: 'wax_2030-01-15_1130', bay: '1' };
    const tried = { ...values, slotId: 'wax_2030-01-15_1200', unansweredKey: 'key 1' };
    expect(firstValues(tried, at)).toEqual(tried);
    const untried = { ...tried, unansweredKey: '' };
    expect(firstValues(untried, at)).toEqual({ ...untried, slotId: at.slotId, bay: '1' });
  });

  test('is unique', () => {
    expect(saleKeyOf(values)).not.toBe(saleKeyOf(values));
  });
});

describe('after a refusal', () => {
  const current = { ...values, unansweredKey: 'key 1' };

  test('the time is the soonest again where that was asked for', () => {
    expect(afterRefusal(current, sale).slotId).toBe(soonestId);
  });

  test('the time is the one that was chosen meanwhile', () => {
    const changed = { ...current, slotId: 'wax_2030-01-15_1130' };
    expect(afterRefusal(changed, sale).slotId).toBe('wax_2030-01-15_1130');
  });

  test('the key of this attempt is given up, and that of an earlier one without an answer is not', () => {
    expect(afterRefusal(current, sale).unansweredKey).toBe('');
    expect(afterRefusal(current, { ...sale, unansweredKey: 'key 1' }).unansweredKey).toBe('key 1');
  });
});
