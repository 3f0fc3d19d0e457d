import { type Admitted, isAdmitted, type Role } from '@carwash/domain/roles/role';
import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { handleOf } from '@carwash/domain/users/handle';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { dashboardMenu } from '~/app/dashboard/dashboard-menu';
import { dashboardRoutes } from '~/app/dashboard-routes';
import { NotFoundPage } from '~/app/errors/not-found-page';
import { publicRoutes } from '~/app/public-routes';
import { destinationOfUnknownPath } from '~/app/unknown-path';
import AddServicePage from '~/features/admin-services/add-service-page';
import SlotsPage from '~/features/admin-slots/slots-page';
import TransactionOverviewPage from '~/features/admin-transactions/transaction-overview-page';
import UsersPage from '~/features/admin-users/users-page';
import SignInPage from '~/features/auth/sign-in-page';
import SignUpPage from '~/features/auth/sign-up-page';
import BookingPage from '~/features/booking/booking-page';
import MyBookingsPage from '~/features/my-bookings/my-bookings-page';
import ReschedulePage from '~/features/my-bookings/reschedule-page';
import MyTransactionsPage from '~/features/my-transactions/my-transactions-page';
import ChangePasswordPage from '~/features/password/change-password-page';
import EditProfilePage from '~/features/profile/edit-profile-page';
import { readServiceQuery } from '~/features/services/service-query';
import { admin, customer } from '~/testing/people';
import {
  bookingOf,
  dayFromToday,
  daysAgo,
  dayWith,
  jobOf,
  openTimesOn,
  profileOf,
  serviceWith,
  slotOn,
  transactionOf,
} from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';

/** A path, and who may open it; undefined: everybody. */
type Entry = readonly [path: string, admitted: Admitted | undefined];

function entriesOf(routes: readonly RouteObject[], admitted?: Admitted): Entry[] {
  return routes.flatMap(({ path, element, children = [] }) => {
    const guard = isValidElement<{ admitted?: Admitted }>(element)
      ? element.props.admitted
      : undefined;
    const own: Entry[] = path === undefined ? [] : [[path, guard ?? admitted]];
    return [...own, ...entriesOf(children, guard ?? admitted)];
  });
}

const admittedTo = (routes: readonly RouteObject[], path: string) =>
  new Map(entriesOf(routes)).get(path);

/** The roles of the specification that may open a path. */
const rolesOf = (routes: readonly RouteObject[], path: string): Role[] =>
  (['admin', 'user'] as const).filter((role) => {
    const admitted = admittedTo(routes, path);
    return admitted === undefined || isAdmitted(role, admitted);
  });

/** These texts stand on the page, one after the other. */
function expectInOrder(texts: readonly string[]): void {
  const page = textOf(document.body);
  const places = texts.map((text) => page.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

describe('public layout', () => {
  test.each(['/', '/services', '/serviceDetails/:id', '/services/:id', '/review', '/about'])(
    '%s is for everybody',
    (path) => {
      expect(entriesOf(publicRoutes)).toContainEqual([path, undefined]);
    },
  );

  test.each(['/booking/:serviceId/:slotId', '/booking-success', '/booking-fail'])(
    '%s is for role user',
    (path) => {
      expect(entriesOf(publicRoutes)).toContainEqual([path, 'user']);
    },
  );

  test.each([
    ['/x/success', '/booking-success'],
    ['/x/fail', '/booking-fail'],
    ['/cancel', '/booking-fail'],
  ])('the catch-all leads %s to %s', (path, destination) => {
    expect(destinationOfUnknownPath(path)).toBe(destination);
  });

  test("an unknown route is 'Page Not Found' with a link home", async () => {
    await renderScreen(<NotFoundPage />);
    screen.getByRole('heading', { name: 'Page Not Found' });
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });
});

describe('auth', () => {
  test('sign-up has name, email, password, phone, address, social buttons and a link to sign in', async () => {
    await renderScreen(<SignUpPage />, { path: '/auth/signup' });
    for (const label of ['Name', 'Email', 'Password', 'Phone', 'Address']) {
      screen.getByLabelText(label);
    }
    for (const site of [/Google/, /GitHub/]) screen.getByRole('button', { name: site });
    const link = screen.getByRole('link', { name: /^Sign in/ });
    expect(link.getAttribute('href')).toMatch(/^\/auth\/signin/);
  });

  test('sign-in has email, password, a link to sign up, and the demo buttons fill both', async () => {
    const { user } = await renderScreen(<SignInPage />, { path: '/auth/signin' });
    screen.getByRole('link', { name: 'Create an account' });
    await user.click(screen.getByRole('button', { name: 'Demo Admin' }));
    const filled = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(filled('Email')).toBe('demo.admin@carwash.test');
    expect(filled('Password')).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Demo User' }));
    expect(filled('Email')).toBe('demo.user@carwash.test');
  });
});

test("the booking page: 'Complete Your Booking', the service, the vehicle and 'Confirm Booking'", async () => {
  const slot = slotOn(dayFromToday(2));
  const day = dayWith(slot.date, ['10:00']);
  await renderScreen(<BookingPage />, {
    path: `/booking/foamwash/${slot._id}`,
    pattern: '/booking/:serviceId/:slotId',
    as: customer,
    documents: {
      services: [serviceWith()],
      days: [day],
      users: [profileOf(customer)],
      bookings: [],
      transactions: [],
      savedVehicles: [],
    },
    answers: { listOpenTimes: () => openTimesOn(day) },
  });
  await screen.findByRole('heading', { name: 'Complete Your Booking' });
  const summary = textOf(await screen.findByRole('region', { name: 'Your booking' }));
  for (const fact of ['Foam Wash', '45 mins', '$49.90', 'Warm-air drying', '10:00']) {
    expect(summary).toContain(fact);
  }
  await screen.findByRole('form', { name: 'Your vehicle' });
  screen.getByRole('button', { name: 'Confirm Booking' });
});

describe('dashboard layout', () => {
  test.each([
    ['/dashboard', ['admin']],
    ['/dashboard/services', ['admin']],
    ['/dashboard/add-service', ['admin']],
    ['/dashboard/service-overview', ['admin']],
    ['/dashboard/slots', ['admin']],
    ['/dashboard/users', ['admin']],
    ['/dashboard/transaction-overview', ['admin']],
    ['/dashboard/my-bookings', ['user']],
    ['/dashboard/reschedule-booking', ['user']],
    ['/dashboard/my-transactions', ['user']],
    ['/dashboard/profile', ['admin', 'user']],
    ['/dashboard/edit-profile', ['admin', 'user']],
    ['/dashboard/change-password', ['admin', 'user']],
  ] as const)('%s is for %j', (path, roles) => {
    expect(entriesOf(dashboardRoutes).map(([known]) => known)).toContain(path);
    expect(rolesOf(dashboardRoutes, path)).toEqual(roles);
  });

  const menuOf = (role: Role): string[] =>
    dashboardMenu[role].flatMap(({ links }) => links.map(({ to }) => to));

  test('the menu of an admin has its entries in this order', () => {
    const ordered = [
      '/',
      '/dashboard',
      '/dashboard/service-overview',
      '/dashboard/services',
      '/dashboard/add-service',
      '/dashboard/slots',
      '/dashboard/transaction-overview',
      '/dashboard/users',
      '/dashboard/profile',
      '/dashboard/edit-profile',
      '/dashboard/change-password',
    ];
    expect(menuOf('admin').filter((path) => ordered.includes(path))).toEqual(ordered);
  });

  test('the menu of a user is this', () => {
    expect(menuOf('user')).toEqual([
      '/',
      '/dashboard/my-bookings',
      '/dashboard/reschedule-booking',
      '/dashboard/my-transactions',
      '/dashboard/profile',
      '/dashboard/edit-profile',
      '/dashboard/change-password',
    ]);
  });
});

describe('screen details', () => {
  test('slot management: a form for a slot, and the slots by service, of which booked ones are read-only', async () => {
    const booking = bookingOf(customer);
    const { user } = await renderScreen(<SlotsPage />, {
      path: '/dashboard/slots?view=add',
      as: admin,
      documents: {
        services: [serviceWith()],
        days: [dayWith(booking.slot.date, ['10:00', '12:00'], { jobs: { claim: jobOf(booking) } })],
      },
    });
    const form = within(await screen.findByRole('form', { name: 'One slot' }));
    form.getByRole('combobox', { name: 'Service' });
    await form.findByRole('group', { name: 'Date' });
    for (const label of ['Start time', 'End time']) form.getByLabelText(label);

    await user.click(screen.getByRole('tab', { name: 'All slots' }));
    const service = await screen.findByRole('button', { name: /^Foam Wash/ });
    const [booked, open] = await screen.findAllByRole('listitem');
    expect(textOf(booked)).toBe(`${formatDay(booking.slot.date)}10:00 – 10:45Booked`);
    expect(textOf(open)).toContain(`${formatDay(booking.slot.date)}12:00 – 12:45Open`);
    const selector = screen.getByRole('combobox');
    expect(open?.contains(selector)).toBe(true);
    await user.click(selector);
    expect(screen.getAllByRole('option').map(textOf)).toEqual(['Available', 'Canceled']);
    await user.keyboard('{Escape}');
    await user.click(service);
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  test('user management: name, email, phone, role, address', async () => {
    await renderScreen(<UsersPage />, {
      path: '/dashboard/users',
      as: admin,
      documents: { users: [profileOf(customer)], bookings: [] },
    });
    const headers = (await screen.findAllByRole('columnheader')).map(textOf).join(' ');
    for (const name of ['Name', 'Email', 'Phone', 'Role', 'Address'])
      expect(headers).toContain(name);
    await screen.findByRole('button', { name: /^View Bookings/ });
  });

  test('my bookings: the next, the upcoming and the past ones', async () => {
    await renderScreen(<MyBookingsPage />, {
      path: '/dashboard/my-bookings',
      as: customer,
      documents: {
        bookings: [
          bookingOf(customer, { date: dayFromToday(2) }),
          bookingOf(customer, { date: dayFromToday(4) }),
          bookingOf(customer, { date: dayFromToday(-2), status: 'completed' }),
        ],
      },
    });
    for (const name of ['Next booking', 'Upcoming bookings', 'Past bookings']) {
      await screen.findByRole('region', { name });
    }
  });

  test("statuses read 'Confirmed', 'Completed' and 'Paid'", async () => {
    await renderScreen(<MyBookingsPage />, {
      path: '/dashboard/my-bookings',
      as: customer,
      documents: {
        bookings: [
          bookingOf(customer, { status: 'pending' }),
          bookingOf(customer, { date: dayFromToday(-2), status: 'completed' }),
        ],
      },
    });
    await screen.findByText('Confirmed');
    await screen.findByText('Completed');
    cleanup();
    await renderScreen(<MyTransactionsPage />, {
      path: '/dashboard/my-transactions',
      as: customer,
      documents: { transactions: [transactionOf(customer, { status: 'success' })] },
      answers: { summarizeMyTransactions: () => ({ total: 1, recent: 1, spent: 49.9 }) },
    });
    await screen.findByText('Paid');
  });

  test('a handle is derived from the email', () => {
    expect(handleOf('nadia@example.test')).toBe('@nadia');
  });

  test('edit profile: name, phone and address; the email is disabled', async () => {
    await renderScreen(<EditProfilePage />, {
      path: '/dashboard/edit-profile',
      as: customer,
      documents: { users: [profileOf(customer)] },
    });
    const form = within(await screen.findByRole('form', { name: 'Your profile' }));
    const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
    for (const label of ['Name', 'Phone', 'Address (optional)']) {
      expect(field(label).disabled).toBe(false);
    }
    expect(field('Email').disabled).toBe(true);
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(
      true,
    );
  });

  test('change password: three fields with show and hide', async () => {
    await renderScreen(<ChangePasswordPage />, {
      path: '/dashboard/change-password',
      as: customer,
      documents: { users: [profileOf(customer)] },
    });
    await screen.findByLabelText('Current password');
    screen.getByLabelText('New password');
    screen.getByLabelText('Confirm new password');
    expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(3);
  });

  test('add service: image, name, category, description, price, duration, benefits, suitable for', async () => {
    await renderScreen(<AddServicePage />, { path: '/dashboard/add-service', as: admin });
    for (const label of [
      'Image',
      'Name',
      'Category',
      'Description',
      /^Price/,
      /^Duration/,
      'Vehicle types',
    ]) {
      screen.getAllByLabelText(label);
    }
    screen.getByLabelText('Benefit 1');
    screen.getByRole('button', { name: 'Add Service' });
  });

  test('my transactions: total, last 30 days and spent, then recent and older ones', async () => {
    await renderScreen(<MyTransactionsPage />, {
      path: '/dashboard/my-transactions',
      as: customer,
      documents: { transactions: [] },
      answers: { summarizeMyTransactions: () => ({ total: 5, recent: 4, spent: 70.1 }) },
    });
    await screen.findByText('$70.10');
    await screen.findByText('No recent transactions');
    await screen.findByText('No transaction history');
    expectInOrder([
      'Transactions5',
      'Last 30 days4',
      'Total spent$70.10',
      'No recent transactions',
      'No transaction history',
    ]);
  });

  test('transaction overview: four cards, what is to be paid and what goes back, the history, the charts', async () => {
    await renderScreen(<TransactionOverviewPage />, {
      path: '/dashboard/transaction-overview',
      as: admin,
      documents: {
        stats: [
          {
            _id: allTimeStatsId,
            unpaidMinor: 4990,
            transactions: { unpaid: 1, refund_due: 1 },
            createdAt: daysAgo(1),
          },
        ],
        services: [serviceWith()],
        transactions: [
          transactionOf(customer, { status: 'unpaid', paymentMethod: 'later' }),
          transactionOf(customer, { status: 'refund_due', refundReason: 'slot_gone' }),
        ],
      },
      answers: { calculateByDate: () => [] },
    });
    await screen.findByText('Total transactions');
    await screen.findByRole('region', { name: 'To pay (1, $49.90)' });
    await screen.findByRole('region', { name: 'Refunds due (1)' });
    await screen.findByRole('region', { name: 'Revenue by service' });
    expectInOrder([
      'Total transactions',
      'Total revenue',
      'Successful',
      'Average transaction',
      'To pay',
      'Refunds due',
      'Transaction history',
      'Revenue by service',
      'Transactions by status',
    ]);
  });

  test('reschedule: each upcoming booking with Reschedule and Cancel Booking', async () => {
    await renderScreen(<ReschedulePage />, {
      path: '/dashboard/reschedule-booking',
      as: customer,
      documents: { bookings: [bookingOf(customer)] },
    });
    await screen.findByRole('button', { name: /^Cancel Booking/ });
    screen.getByRole('link', { name: /^Reschedule/ });
  });

  test('reschedule: a day without time slots is named', async () => {
    const booking = bookingOf(customer);
    const [day, later] = [dayFromToday(3), dayWith(dayFromToday(4), ['10:00'])];
    await renderScreen(<ReschedulePage />, {
      path: `/dashboard/reschedule-booking?booking=${booking._id}&date=${day}`,
      as: customer,
      documents: { bookings: [booking], services: [serviceWith()], days: [later] },
      answers: { listOpenTimes: () => openTimesOn(later) },
    });
    await screen.findByText(
      `No slots available for ${formatDay(day)}. Please select another date.`,
    );
  });

  test('services list: page (default 1), search, category, sortBy', () => {
    expect(readServiceQuery(new URLSearchParams())).toMatchObject({ page: 1 });
    expect(
      readServiceQuery(
        new URLSearchParams({
          page: '2',
          search: 'wax',
          category: 'detailing',
          sortBy: 'priceAsc',
        }),
      ),
    ).toEqual({ page: 2, search: 'wax', category: 'detailing', sortBy: 'priceAsc' });
  });
});
