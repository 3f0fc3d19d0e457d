import { type InferType, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { setPinSchema, signInByPinSchema } from './pin.ts';
import { userSchema } from './user.ts';

/** A person to whom the desk's tablet can be switched. */
const pinPersonSchema = userSchema.pick(['_id', 'name', 'role']);

export type PinPerson = InferType<typeof pinPersonSchema>;

export const pinEndpoints = {
  setPin: defineEndpoint({
    method: 'POST',
    path: '/auth/pin',
    summary:
      "Sets the caller's PIN for the desk's tablet, or sets it anew, which also ends a lock. Needs a recent sign-in. Not for people who manage the team.",
    auth: 'runYard',
    body: setPinSchema.meta({ example: { pin: '2580' } }),
    errors: ['recent_sign_in_required', 'conflict'],
    limits: [{ kind: 'password', by: ['account'] }],
  }),
  removePin: defineEndpoint({
    method: 'DELETE',
    path: '/auth/pin',
    summary: "Removes the caller's PIN. Needs a recent sign-in. Safe to repeat.",
    auth: 'runYard',
    errors: ['recent_sign_in_required'],
  }),
  listPinPeople: defineEndpoint({
    method: 'GET',
    path: '/auth/pin/people',
    summary: "The people to whom the desk's tablet can be switched: those who have a PIN, by name.",
    auth: 'runYard',
    data: listOf(pinPersonSchema),
  }),
  signInByPin: defineEndpoint({
    method: 'POST',
    path: '/auth/pin/sign-in',
    summary:
      'Answers a token with which Firebase Auth signs in another person of the staff. It proves no identity: calls that need a recent sign-in refuse it. After five wrong tries of one caller in a day a PIN is locked for that caller, and after ten of several for everybody, until the next day or until its owner sets it anew. Each try is audited, those of a locked PIN and of a person without one too. A person who may no longer sign in gets the answer of a wrong PIN.',
    auth: 'runYard',
    body: signInByPinSchema.meta({ example: { userId: 'Vq1cXJ0sJw', pin: '2580' } }),
    data: object({
      customToken: string()
        .required()
        .meta({ note: 'For signInWithCustomToken of Firebase Auth, within an hour.' }),
    }),
    errors: ['conflict'],
    limits: [{ kind: 'password', by: ['account'] }],
  }),
} as const;
