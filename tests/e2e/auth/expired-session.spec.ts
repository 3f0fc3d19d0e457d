import { onlyTransactionOf, transactionsOf } from '../support/records/purchase-reads.ts';
import {
  bookingPageOf,
  confirmBooking,
  confirmButton,
  prepareBooking,
} from '../support/screens/booking-page.ts';
import { auth, db } from '../support/server/emulators.ts';
import { submitSignIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a session that ends leads back to the form as it was, unless the account is gone', async ({
  page,
  browserErrors,
  customer,
  slot,
}) => {
  await test.step('when the API no longer accepts the session, signing in leads back to the form', async () => {
    browserErrors.allow(/status of 401/);
    await prepareBooking(page, slot, customer);
    await page.route('**/api/payments/initiate', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer over' } }),
    );
    await confirmButton(page).click();
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);
    await expect.poll(() => transactionsOf(slot)).toEqual([]);

    await page.unroute('**/api/payments/initiate');
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA METRO-GA 11-2233');
  });

  await test.step('when the account is locked, signing in leads back to the form as it was', async () => {
    browserErrors.allow(/status of 400/);
    await auth.updateUser(customer.uid, { disabled: true });
    await db.users.doc(customer.uid).update({ claimsUpdatedAt: new Date(Date.now() + 60_000) });
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);

    await submitSignIn(page, customer);
    await expect(
      page.getByText('This account has been disabled. Please contact us.'),
    ).toBeVisible();
    await auth.updateUser(customer.uid, { disabled: false });
    await submitSignIn(page, customer);
    await expect(page).toHaveURL(bookingPageOf(slot));
    await expect(page.getByLabel('Registration plate')).toHaveValue('DHAKA METRO-GA 11-2233');
    await confirmBooking(page);
    await expect
      .poll(() => onlyTransactionOf(slot))
      .toMatchObject({
        vehicle: { registrationPlate: 'DHAKA METRO-GA 11-2233' },
      });
  });

  await test.step('a deleted account is signed out', async () => {
    browserErrors.allow(/status of 400/);
    await page.goto(bookingPageOf(slot));
    await expect(page.getByText('This slot is still held for you')).toBeVisible();
    await auth.deleteUser(customer.uid);
    await db.users.doc(customer.uid).delete();
    await expect(page).toHaveURL(/\/auth\/signin\?from=/);
    await expect(page.getByRole('button', { name: `Account of ${customer.name}` })).toBeHidden();
  });
});

test('a session that ends while the page is open leads to the sign-in page', async ({
  page,
  browserErrors,
  customer,
  slot,
  passTime,
}) => {
  browserErrors.allow(/status of 400/);
  await page.clock.install();
  await prepareBooking(page, slot, customer);
  await auth.revokeRefreshTokens(customer.uid);
  await auth.updateUser(customer.uid, { disabled: true });
  await passTime('01:00:00');
  await expect(page).toHaveURL(/\/auth\/signin\?from=/);
});

test('a remembered session whose token has ended is not believed', { tag: '@long' }, async ({
  page,
  customer,
  slot,
}) => {
  const expired = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 }));
  const { uid: _id, name, email } = customer;
  const mirror = { user: { _id, name, email, role: 'user' }, token: `head.${expired}.signature` };
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('visited')) localStorage.setItem('auth', stored);
    sessionStorage.setItem('visited', 'yes');
  }, JSON.stringify(mirror));

  await page.goto(bookingPageOf(slot));
  await expect(page).toHaveURL(/\/auth\/signin\?from=/);
  await submitSignIn(page, customer);
  await expect(page).toHaveURL(bookingPageOf(slot));
  await expect(page.getByRole('heading', { name: 'Your vehicle' })).toBeVisible();
});
