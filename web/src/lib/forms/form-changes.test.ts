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

  test('what nobody has typed follows', () => {
    expect(follow({})).toEqual({ typed: elsewhere, before: elsewhere });
  });

  test('what somebody has typed stays, and is compared with what is saved now', () => {
    expect(follow({ price: '60' })).toEqual({
      typed: { ...elsewhere, price: '60' },
      before: elsewhere,
    });
  });

  test('what counts for nothing is not typed', () => {
    expect(follow({ name: 'Foam ' }).typed).toEqual(elsewhere);
  });

  test('what was typed and is saved now stands there as it is saved', () => {
    const typed = { price: '50.00', tags: ['warm', 'dry'] };
    expect(follow(typed)).toEqual({ typed: elsewhere, before: elsewhere });
  });

  test('a changed list stays as it was typed, made from the list before', () => {
    const followed = follow({ tags: ['warm', 'soft'] });
    expect(followed).toEqual({
      typed: { ...elsewhere, tags: ['warm', 'soft'] },
      before: { ...elsewhere, tags: ['warm'] },
    });
    expect(changedLists(followed.before, elsewhere, comparison)).toEqual(['tags']);
  });

  test('a changed list that nobody else has changed is no conflict', () => {
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
