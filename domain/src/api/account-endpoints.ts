import { type InferType, object, string } from 'yup';
import { text } from '../entities/fields.ts';
import { userSchema } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

/** The sign-up form and the body of the sign-up call. */
export const signUpSchema = object({
  name: text(100).required('Name is required.'),
  email: text(254).email('Email must be a valid email address.').required('Email is required.'),
  password: string()
    .min(8, 'Password must have at least 8 characters.')
    .max(128, 'Password must have at most 128 characters.')
    .required('Password is required.'),
  phone: text(30).required('phone is required.'),
  address: text(300).required('address is required.'),
});

export type SignUp = InferType<typeof signUpSchema>;

/** The sign-in form. */
export const signInSchema = object({
  email: text(254).required('Email is required.'),
  password: string().max(128).required('Password is required.'),
});

export type SignIn = InferType<typeof signInSchema>;

export const accountEndpoints = {
  /** Creates the account, its role claim and its profile. Safe to repeat after a failure half-way. */
  signUp: {
    method: 'POST',
    path: '/auth/signup',
    who: 'anyone',
    accepts: 'json',
    answers: 'json',
    params: object({}),
    body: signUpSchema,
    data: userSchema,
  },
} as const satisfies Record<string, Endpoint>;
