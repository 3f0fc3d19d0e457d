import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madeCalls } from '~/testing/answers';
import { admin } from '~/testing/people';
import { renderScreen } from '~/testing/render-screen';
import CustomersPage from './customers-page';

const walkIn = {
  _id: 'T-1',
  customerKey: 'c-ka1',
  uid: null,
  name: '',
  email: '',
  phone: '',
  cars: [
    {
      vehicleType: 'car',
      vehicleTypeName: 'Car',
      vehicleBrand: '',
      vehicleModel: '',
      manufacturingYear: null,
      registrationPlate: 'KA 1',
      lastVisit: {
        serviceId: 'foamwash',
        serviceName: 'Foam Wash',
        addOnIds: [],
        startsAt: new Date('2031-03-03T10:00Z'),
      },
    },
  ],
  notes: [],
  recognisedAsBlocked: null,
};

const regular = { ...walkIn, _id: 'u-nadia', customerKey: 'u-nadia', uid: 'nadia', name: 'Nadia' };

const open = (path = '/dashboard/customers') =>
  renderScreen(<CustomersPage />, {
    path,
    as: admin,
    answers: {
      listCustomers: ({ query }) =>
        query.cursor
          ? { data: [walkIn], meta: { limit: 20, nextCursor: null } }
          : { data: [regular], meta: { limit: 20, nextCursor: 'T-9' } },
      searchCustomers: () => [walkIn],
    },
  });

test('customers with and without an account lead to their cards, page by page', async () => {
  const { user } = await open();
  const nadia = await screen.findByRole('link', { name: 'Nadia' });
  expect(nadia.getAttribute('href')).toBe('/dashboard/customers/u-nadia');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const plate = await screen.findByRole('link', { name: 'KA 1' });
  expect(plate.getAttribute('href')).toBe('/dashboard/customers/T-1');
  screen.getByText('No account');
});

test('a search asks for what was typed', async () => {
  await open('/dashboard/customers?search=ka%201');
  await screen.findByRole('link', { name: 'KA 1' });
  expect(madeCalls('searchCustomers')[0]?.body).toEqual({ search: 'ka 1' });
  expect(madeCalls('listCustomers')).toEqual([]);
});
