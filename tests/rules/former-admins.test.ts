import { collections } from '@carwash/domain/collections';
import { emptyDay } from '@carwash/domain/days/changed-day';
import { firstBay } from '@carwash/domain/days/roster';
import { messageSettingsId } from '@carwash/domain/messages/message-settings';
import { reconcilerRunId } from '@carwash/domain/reconciler/reconciler-run';
import { privateSettingsId } from '@carwash/domain/settings/settings-ids';
import { reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collectionOf } from './access-table.ts';
import { customer } from './purchase-access.ts';
import {
  adminProfile,
  byName,
  type Database,
  expectAnswers,
  expectReadsToFail,
  expectReadToFail,
  expectReadToSucceed,
  largestDay,
  largestPage,
  owner,
  personas,
  seed,
  signedInWith,
} from './set-up.ts';

const { audit, bookings, days, services, stats, users } = collections;

const profilePath = `${users}/${owner.uid}`;
const auditPath = `${audit}/entry-former`;
const bookingPath = `${bookings}/T-9-former`;

/** Documents that only admins may read. The profile is already stored. */
const seeded = [
  auditPath,
  bookingPath,
  `${bookingPath}/${collections.events}/1`,
  `${collections.bays}/former`,
  `${collections.maintenance}/${reconcilerRunId}`,
  `${collections.receipts}/T-9-former`,
  `${collections.reviews}/former`,
  `${collections.settings}/${messageSettingsId}`,
  `${collections.settings}/${privateSettingsId}`,
  `${collections.statsDeltas}/former`,
  `${stats}/2030-01-16`,
  `${collections.transactions}/T-9-former`,
  `${collections.waitlist}/former`,
];
const forAdmins = [profilePath, ...seeded];

beforeAll(() =>
  seed({
    ...byName(seeded, () => ({ customer, uid: owner.uid, hiddenAt: new Date() })),
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

test('an admin gets all of these documents', () =>
  expectAnswers(
    byName(forAdmins, (path) => personas.admin.doc(path)),
    byName(forAdmins, () => 'yes'),
  ));

describe.each(Object.entries(former))('an admin who is %s', (name, profile) => {
  const uid = `former-${name.replaceAll(' ', '-')}`;
  const database = holder(uid);

  beforeAll(async () => {
    if (profile) await seed({ [`${users}/${uid}`]: profile });
  });

  test('gets nothing that admins get', () =>
    expectReadsToFail(byName(forAdmins, (path) => database.doc(path))));

  test('lists nothing that admins list', () =>
    expectReadsToFail(
      byName(forAdmins.map(collectionOf), (path) => database.collection(path).limit(largestPage)),
    ));

  test('lists no whole day of bookings', () =>
    expectReadToFail(database.collection(bookings).limit(largestDay)));

  test('reads public data', () =>
    expectAnswers(
      {
        'a service': database.doc(`${services}/wash0009`),
        'the average rating': database.doc(`${stats}/${reviewStatsId}`),
        'a day': database.doc(`${days}/2030-01-16`),
      },
      { 'a service': 'yes', 'the average rating': 'yes', 'a day': 'yes' },
    ));

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
    await expectReadToSucceed(database.doc(auditPath));
    await seed({ [path]: { ...adminProfile, role: 'user' } });
    await expectReadToFail(database.doc(auditPath));
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
