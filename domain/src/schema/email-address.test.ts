import { describe, expect, test } from 'vitest';
import { object } from 'yup';
import { emailAddress, withAsciiDomain } from './email-address.ts';

const field = emailAddress('Email').required('Email is required.');

test.each([
  ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
  ['Info@MÜNCHEN.de', 'Info@xn--mnchen-3ya.de'],
  ['info@mu\u0308nchen.de', 'info@xn--mnchen-3ya.de'],
  ['a.b+c@straße.example', 'a.b+c@xn--strae-oqa.example'],
  ['info@উদাহরণ.বাংলা', 'info@xn--d5b6ci4b4b3a.xn--54b7fta0cc'],
  ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
])('%s is accepted and stored as %s, in a form and in a call', (typed, stored) => {
  expect(field.validateSync(` ${typed} `)).toBe(stored);
  const body = object({ email: field });
  body.validateSync({ email: typed }, { strict: true });
  expect(body.cast({ email: typed })).toEqual({ email: stored });
  expect(field.validateSync(stored, { strict: true })).toBe(stored);
});

test.each(['rumana@example.com', "o'brien+car_1@mail.example.co.uk", 'A@B.TEST'])(
  '%s stays as it is',
  (email) => {
    expect(field.validateSync(email, { strict: true })).toBe(email);
    expect(field.cast(email)).toBe(email);
  },
);

test.each(['jürgen@example.com', 'রুমানা@example.com', 'jürgen@münchen.de', 'jо@example.com'])(
  '%s is refused in words, because of its letters before the @',
  (email) => {
    for (const options of [{}, { strict: true }]) {
      expect(() => field.validateSync(email, options)).toThrow(
        'Email can have only letters from a to z before the @',
      );
    }
  },
);

describe('no email address is', () => {
  test.each([
    'nobody',
    'nobody@',
    '@example.com',
    'nobody@localhost',
    'nobody@münchen',
    'nobody@exa mple.com',
    'no body@example.com',
    'nobody@mün/chen.de',
    'nobody@mün:80.de',
    'nobody@mün%41.de',
    'a@b@example.com',
    'nobody@example..com',
    'nobody@-example.com',
    'nobody@example.com.',
    `nobody@${'ü.'.repeat(100)}de`,
  ])('%j', (email) => {
    expect(() => field.validateSync(email, { strict: true })).toThrow(
      'Email must be a valid email address.',
    );
  });
});

test('an empty address is left to whoever requires one', () => {
  expect(emailAddress('Email').default('').validateSync('')).toBe('');
  expect(() => field.validateSync('')).toThrow('Email is required.');
});

test.each(['', 'info', 'info@example.com', 'info@', '@'])('%j has no other domain', (text) => {
  expect(withAsciiDomain(text)).toBe(text);
});
