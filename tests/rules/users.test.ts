import { collections } from '@carwash/domain/collections';
import type { User } from '@carwash/domain/users/user';
import { beforeEach, describe, test } from 'vitest';
import { testAccess } from './access-table.ts';
import {
  expectReadToFail,
  expectReadToFindNothing,
  expectWriteToFail,
  otherUserUid,
  ownerUid,
  personas,
  seed,
  signedInWith,
} from './set-up.ts';

const profilePath = (uid: string) => `${collections.users}/${uid}`;
const profile = { name: 'Rahim', role: 'user' } satisfies Partial<User>;

testAccess(
  { path: profilePath(ownerUid), data: profile },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);

describe('a newcomer whose sign-up is not complete', () => {
  const newcomer = signedInWith('newcomer-uid', {});
  const ownProfile = newcomer.doc(profilePath('newcomer-uid'));

  test('sees that there is no profile yet', () => expectReadToFindNothing(ownProfile));

  test('cannot write the profile', () => expectWriteToFail(ownProfile.set(profile)));

  test('learns nothing of who else has a profile', () =>
    expectReadToFail(newcomer.doc(profilePath('nobody-uid'))));
});

describe('a role in the profile', () => {
  beforeEach(() => seed({ [profilePath(otherUserUid)]: { ...profile, role: 'admin' } }));

  test('gives no rights', () => expectReadToFail(personas.otherUser.doc(profilePath(ownerUid))));

  test('cannot be changed by its owner', () =>
    expectWriteToFail(personas.otherUser.doc(profilePath(otherUserUid)).update({ role: 'user' })));
});
