import { collections } from '@carwash/domain/collections';
import { emptyDay } from '@carwash/domain/days/changed-day';
import { firstBay } from '@carwash/domain/days/roster';
import { reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer } from './purchase-access.ts';
import {
  adminProfile,
  type Database,
  expectReadToFail,
  expectReadToSucceed,
  largestDay,
  largestPage,
  owner,
  seed,
  signedInWith,
} from './set-up.ts';

const { audit, bookings, events, days, services, stats, transactions, users } = collections;

const bookingPath = `${bookings}/T-9-former`;

/** Every collection of which an admin reads more than others do, with a document that is there. */
const forAdmins = {
  users: `${users}/${owner.uid}`,
  transactions: `${transactions}/T-9-former`,
  bookings: bookingPath,
  'booking events': `${bookingPath}/${events}/1`,
  statistics: `${stats}/2030-01-16`,
  audit: `${audit}/entry-former`,
};

/** The owner's profile is there already. */
const { users: _ownProfile, ...toSeed } = forAdmins;

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

beforeAll(() =>
  seed({
    ...Object.fromEntries(Object.values(toSeed).map((path) => [path, { customer }])),
    [`${days}/2030-01-16`]: emptyDay('2030-01-16', [firstBay], new Date()),
    [`${services}/wash0009`]: { name: 'Express Wash' },
    [`${stats}/${reviewStatsId}`]: { ratings: { count: 1 } },
  }),
);

const holder = (uid: string): Database => signedInWith(uid, { role: 'admin' });

/** Those whose token still says admin, by what their profile says. */
const former = {
  demoted: { role: 'user', status: 'active' },
  disabled: { role: 'admin', status: 'disabled' },
  'demoted and disabled': { role: 'user', status: 'disabled' },
  'without a role in the profile': { status: 'active' },
  'without a status in the profile': { role: 'admin' },
  deleted: null,
};

describe.each(Object.entries(former))('an admin who is %s', (name, profile) => {
  const uid = `former-${name.replaceAll(' ', '-')}`;
  const database = holder(uid);

  beforeAll(async () => {
    if (profile) await seed({ [`${users}/${uid}`]: profile });
  });

  test.each(Object.entries(forAdmins))('reads no %s', async (_name, path) => {
    await expectReadToFail(database.doc(path));
    await expectReadToFail(database.collection(collectionOf(path)).limit(largestPage));
  });

  test('lists no whole day of bookings', () =>
    expectReadToFail(database.collection(bookings).limit(largestDay)));

  test('reads public data', async () => {
    await expectReadToSucceed(database.doc(`${services}/wash0009`));
    await expectReadToSucceed(database.doc(`${stats}/${reviewStatsId}`));
    await expectReadToSucceed(database.collection(days).limit(largestPage));
  });

  test('reads their own purchases', async () => {
    await seed({ [`${bookings}/T-10-${uid}`]: { customer: { ...customer, uid } } });
    const own = database.collection(bookings).where('customer.uid', '==', uid);
    await expectReadToSucceed(own.limit(largestPage));
  });
});

describe('an admin who is demoted', () => {
  const uid = 'soon-demoted';
  const path = `${users}/${uid}`;

  beforeEach(() => seed({ [path]: adminProfile }));

  test('is refused from the next read on', async () => {
    const database = holder(uid);
    await expectReadToSucceed(database.doc(forAdmins.audit));
    await seed({ [path]: { ...adminProfile, role: 'user' } });
    await expectReadToFail(database.doc(forAdmins.audit));
  });

  test('hears of nothing that happens after it', async () => {
    const database = holder(uid);
    const heard: string[] = [];
    const ended = new Promise<unknown>((resolve) => {
      database
        .collection(audit)
        .limit(largestPage)
        .onSnapshot(() => heard.push('documents'), resolve);
    });
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await seed({ [path]: { ...adminProfile, role: 'user' } });
    await seed({ [`${audit}/entry-after`]: { action: 'role changed' } });
    expect(await ended).toHaveProperty('code', 'permission-denied');
    expect(heard).toHaveLength(1);
  });
});
