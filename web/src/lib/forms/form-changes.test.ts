import { describe, expect, test } from 'vitest';
import {
  changedFields,
  fieldsSavedElsewhere,
  mergeSavedValues,
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

describe('mergeSavedValues', () => {
  const lists = {};
  const follow = (typed: Form) =>
    mergeSavedValues(typed, saved, elsewhere, { toComparable, lists });

  test('untouched fields take the saved value', () => {
    expect(follow(saved)).toEqual(elsewhere);
  });

  test('typed fields stay', () => {
    expect(follow({ ...saved, price: '60' })).toEqual({ ...elsewhere, price: '60' });
  });

  test('a field with an irrelevant difference takes the saved value', () => {
    expect(follow({ ...saved, name: 'Foam ' })).toEqual(elsewhere);
  });

  test('a merged list has both typed and saved entries', () => {
    const tags = { idOf: (tag: string) => tag, comparable: (tag: string) => tag };
    const typed = { ...saved, tags: ['warm', 'soft'] };
    const merged = mergeSavedValues(typed, saved, elsewhere, { toComparable, lists: { tags } });
    expect(merged).toEqual({ ...elsewhere, tags: ['warm', 'dry', 'soft'] });
  });

  test('a typed value that has been saved takes its saved form', () => {
    expect(follow({ ...saved, price: '50.00' })).toEqual(elsewhere);
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
