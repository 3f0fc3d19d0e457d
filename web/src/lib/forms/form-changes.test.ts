import { describe, expect, test } from 'vitest';
import {
  changedFields,
  changedLists,
  fieldsSavedElsewhere,
  followSaved,
  type ToComparable,
} from './form-changes';

interface Form {
  name: string;
  price: string;
  tags: string[];
}

const toComparable: ToComparable<Form> = ({ name, price, tags }) => ({
  name: name.trim(),
  price: Number(price),
  tags,
});

const saved: Form = { name: 'Foam', price: '49.9', tags: ['warm'] };
const elsewhere: Form = { name: 'Foam Wash', price: '50', tags: ['warm', 'dry'] };

describe('changedFields', () => {
  test.each<[string, Partial<Form>, Partial<Form>]>([
    ['nothing typed', {}, {}],
    ['what counts for nothing', { name: ' Foam ', price: '49.90' }, {}],
    ['as it was typed', { name: ' Foam 2 ' }, { name: ' Foam 2 ' }],
    ['an equal list', { tags: ['warm'] }, {}],
    ['a longer list', { tags: ['warm', ''] }, { tags: ['warm', ''] }],
    ['two fields', { name: '', price: '' }, { name: '', price: '' }],
  ])('%s', (_, typed, changed) => {
    expect(changedFields({ ...saved, ...typed }, saved, toComparable)).toEqual(changed);
  });
});

describe('followSaved', () => {
  const comparison = { toComparable, lists: ['tags' as const] };
  const follow = (typed: Partial<Form>, before: Form = saved) =>
    followSaved({ typed: { ...saved, ...typed }, before }, elsewhere, comparison);

  test('untouched fields take the saved value', () => {
    expect(follow({})).toEqual({ typed: elsewhere, before: elsewhere });
  });

  test('typed fields stay, and are compared with the saved version', () => {
    expect(follow({ price: '60' })).toEqual({
      typed: { ...elsewhere, price: '60' },
      before: elsewhere,
    });
  });

  test('a field with an irrelevant difference takes the saved value', () => {
    expect(follow({ name: 'Foam ' }).typed).toEqual(elsewhere);
  });

  test('a typed value that has been saved takes its saved form', () => {
    const typed = { price: '50.00', tags: ['warm', 'dry'] };
    expect(follow(typed)).toEqual({ typed: elsewhere, before: elsewhere });
  });

  test('a list that both have changed stays as typed, based on the earlier version, and is a conflict', () => {
    const followed = follow({ tags: ['warm', 'soft'] });
    expect(followed).toEqual({
      typed: { ...elsewhere, tags: ['warm', 'soft'] },
      before: { ...elsewhere, tags: ['warm'] },
    });
    expect(changedLists(followed.before, elsewhere, comparison)).toEqual(['tags']);
  });

  test('a typed list is no conflict if the saved one differs irrelevantly', () => {
    const before = { ...saved, tags: ['dry', 'warm'] };
    const sorted = {
      toComparable: (form: Form) => ({ ...toComparable(form), tags: form.tags.toSorted() }),
      lists: comparison.lists,
    };
    const typed = { ...saved, tags: ['soft'] };
    const followed = followSaved({ typed, before }, elsewhere, sorted);
    expect(followed.before).toEqual(elsewhere);
  });
});

describe('fieldsSavedElsewhere', () => {
  const told = (typed: Form, now: Form) => fieldsSavedElsewhere(typed, saved, now, toComparable);

  test('lists untouched and typed fields alike', () => {
    const now = { ...saved, name: 'Foam Wash', price: '50' };
    expect(told({ ...saved, price: '60' }, now)).toEqual(['name', 'price']);
  });

  test('leaves out fields that this form has saved itself', () => {
    expect(told({ ...saved, price: '50.00' }, { ...saved, price: '50' })).toEqual([]);
  });

  test('leaves out unchanged fields', () => {
    expect(told({ ...saved, price: '60' }, saved)).toEqual([]);
  });
});
