import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export const setPin = (harness: Harness, as: Person, pin: string): Promise<Answer> =>
  call(harness, 'POST', '/auth/pin', { as, json: { pin } });

export const signInByPin = (
  harness: Harness,
  as: Person,
  { uid }: Pick<Person, 'uid'>,
  pin: string,
): Promise<Answer> =>
  call(harness, 'POST', '/auth/pin/sign-in', { as, json: { userId: uid, pin } });
