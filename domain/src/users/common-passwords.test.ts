import { expect, test } from 'vitest';
import { signUpSchema } from './endpoints.ts';

const form = {
  name: 'Ann',
  email: 'ann@example.com',
  password: 'a good password',
  phone: '+8801700000000',
  address: '12 Lake Road',
};
const errorsOf = (change: Partial<typeof form>): string[] => {
  try {
    signUpSchema.validateSync({ ...form, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test.each(['password', '12345678', 'Password123', 'QWERTYUIOP'])('%s is refused', (password) => {
  expect(errorsOf({ password })).toEqual([
    'This password is one of the first that are guessed. Please choose another one.',
  ]);
});

test.each(['a good password', 'demo-user-1', 'password of mine'])('%s is accepted', (password) => {
  expect(errorsOf({ password })).toEqual([]);
});

test.each(['foo@bar', 'foo', 'foo@bar.', '@bar.com'])('%s is no email address', (email) => {
  expect(errorsOf({ email })).toContain('Email must be a valid email address.');
});

test.each(['foo@bar.co', 'a.b+c@mail.example.com'])('%s is an email address', (email) => {
  expect(errorsOf({ email })).toEqual([]);
});
