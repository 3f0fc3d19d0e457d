import { collections } from '@carwash/domain/collections';
import { beforeAll, describe, test } from 'vitest';
import { profileOf } from '../support/reads/profiles.ts';
import { ownerAndStaffWith, staffWith, testAccess } from './access-table.ts';
import {
  expectReadToFail,
  expectReadToFindNothing,
  expectWriteToFail,
  fixtures,
  owner,
  seed,
  signedInWith,
} from './set-up.ts';

const profilePath = (uid: string) => `${collections.users}/${uid}`;
const profile = { ...(await profileOf(fixtures, owner.uid)) };

testAccess(
  { path: profilePath(owner.uid), data: profile },
  { get: ownerAndStaffWith('runDesk'), list: staffWith('runDesk') },
);

describe('a newcomer whose sign-up is not complete', () => {
  const newcomer = signedInWith('newcomer-uid', {});
  const ownProfile = newcomer.doc(profilePath('newcomer-uid'));

  test('sees that there is no profile yet', () => expectReadToFindNothing(ownProfile));

  test('cannot write the profile', () => expectWriteToFail(ownProfile.set(profile)));

  test('learns nothing about other profiles', () =>
    expectReadToFail(newcomer.doc(profilePath('nobody-uid'))));
});

describe('a role in the profile', () => {
  const uid = 'admin-by-profile';
  const database = signedInWith(uid, { role: 'user' });

  beforeAll(() => seed({ [profilePath(uid)]: { ...profile, role: 'admin' } }));

  test('gives no rights', () => expectReadToFail(database.doc(profilePath(owner.uid))));

  test('cannot be changed by its owner', () =>
    expectWriteToFail(database.doc(profilePath(uid)).update({ role: 'user' })));
});
