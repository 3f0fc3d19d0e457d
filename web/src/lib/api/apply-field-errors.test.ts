import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure';
import { applyFieldErrors } from './apply-field-errors';
import { httpFailure } from './http-failure';

function formWith(values: object) {
  const shown: Record<string, string> = {};
  const touched: string[] = [];
  const form = {
    values,
    setFieldTouched: (field: string) => touched.push(field),
    setFieldError: (field: string, message: string) => {
      shown[field] = message;
    },
  };
  return { form, shown, touched };
}

const refusal = (...errors: { path: string; message: string }[]) =>
  httpFailure(400, { success: false, message: 'Bad input', code: 'bad_input', errors });

test('every message is shown at its field', () => {
  const { form, shown, touched } = formWith({ email: '', password: '' });
  const failure = refusal(
    { path: 'email', message: 'Taken.' },
    { path: 'password', message: 'Weak.' },
  );
  expect(applyFieldErrors(failure, form)).toBe(true);
  expect(shown).toEqual({ email: 'Taken.', password: 'Weak.' });
  expect(touched).toEqual(['email', 'password']);
});

test('a message about an entry of a list is shown at that entry', () => {
  const { form, shown } = formWith({ benefits: ['Clean', 'Clean'], pictures: [{ image: '' }] });
  const failure = refusal(
    { path: 'benefits[1]', message: 'Twice.' },
    { path: 'pictures[0].image', message: 'Gone.' },
  );
  expect(applyFieldErrors(failure, form)).toBe(true);
  expect(shown).toEqual({ 'benefits[1]': 'Twice.', 'pictures[0].image': 'Gone.' });
});

test.each([
  ['a field that the form does not have', refusal({ path: 'role', message: 'Unknown.' })],
  ['no fields', refusal()],
  ['no answer', new ApiFailure({ kind: 'FETCH_ERROR' })],
  ['another error', new Error('x')],
])('%s is not shown at any field', (_, failure) => {
  const { form, shown } = formWith({ email: '' });
  expect(applyFieldErrors(failure, form)).toBe(false);
  expect(shown).toEqual({});
});
