import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('Today says that something is missing, and shows no sum that would be too small', {
  tag: '@long',
}, async ({ page, browserErrors, customer, service }) => {
  browserErrors.allow(/is not what it should be/);
  const today = { date: dayFromToday(0), startTime: '00:00', endTime: '00:45' };
  const slot = await newSlot(service, today);
  const { _id, vehicle } = await newBooking(customer, slot, { createdAt: slot.startsAt });
  /** Writes into the booking and its payment, which may not be without a type. */
  const writeVehicleType = async (type: string) => {
    const change = { 'vehicle.vehicleType': type };
    await db.bookings.doc(_id).update(change);
    await db.transactions.doc(_id).update(change);
  };
  const missing = page.getByText('Not everything of this day can be shown here.');
  const takings = page.getByRole('region', { name: 'Takings so far' });
  const sum = takings.getByText(/^\$[\d,.]+$/);
  await openSignedIn(page, '/dashboard/today', await newAccount('admin'));
  await expect(sum).toBeVisible();
  await expect(missing).toHaveCount(0);

  await writeVehicleType('');
  await expect(missing).toBeVisible();
  await expect(takings).toContainText('Not every payment of today can be shown');
  await expect(sum).toHaveCount(0);

  await writeVehicleType(vehicle.vehicleType);
  await expect(missing).toHaveCount(0);
  await expect(sum).toBeVisible();
});

test('what is to be paid is listed without its sum when the counters cannot be read', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  browserErrors.allow(/is not what it should be|status of 500/);
  const counters = db.stats.doc(allTimeStatsId).withConverter(null);
  const unpaidMinor: unknown = (await counters.get()).get('unpaidMinor') ?? 0;
  await counters.update({ unpaidMinor: 'much' });
  try {
    await openSignedIn(page, '/dashboard/transaction-overview', await newAccount('admin'));
    await expect(page.getByRole('heading', { name: 'To pay', exact: true })).toBeVisible();
  } finally {
    await counters.update({ unpaidMinor });
  }
});
