import { erasedCustomer } from '@carwash/domain/bookings/erased-customer';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookingOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { EraseCustomer } from './erase-customer';

const kamal = { uid: null, name: 'Kamal', phone: '+8801711000002', email: '' };
const visit = bookingOf(customer, { customer: kamal });
const card = { customerKey: 'p-8801711000002', visits: [visit], hasMoreVisits: false };

const renderButton = (shown: Parameters<typeof EraseCustomer>[0]['card'], answers: Answers = {}) =>
  renderScreen(
    <DialogHost>
      <EraseCustomer card={shown} />
    </DialogHost>,
    { as: admin, documents: {}, answers },
  );

test('a customer is erased after a confirmation, and the dialog says why not', async () => {
  const why = 'Foam Wash (K7P-4Q2) is not paid. Settle that first.';
  const { user } = await renderButton(card, { eraseCustomer: () => refused('conflict', why) });
  await user.click(screen.getByRole('button', { name: 'Erase this customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this customer?' }));
  expect(madeCalls('eraseCustomer')).toEqual([]);
  expect(dialog.queryByText(/different names|Older visits/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Yes, erase them' }));
  expect((await dialog.findByRole('alert')).textContent).toContain(why);
  expect(madeCalls('eraseCustomer')).toHaveLength(1);
});

test('the dialog counts who else goes, because they share the plate', async () => {
  const rahim = { ...kamal, name: 'Rahim', phone: '+8801711000003' };
  const visits = [visit, { ...visit, customer: rahim }];
  const { user } = await renderButton({ ...card, visits });
  await user.click(screen.getByRole('button', { name: 'Erase this customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this customer?' }));
  expect(dialog.getByText(/2 different names/)).toBeTruthy();
});

test.each([
  ['by one name', [visit]],
  ['by several', [visit, { ...visit, customer: { ...kamal, name: 'Rahim' } }]],
])(
  'the dialog says that older visits go, which the card does not show: %s',
  async (_how, visits) => {
    const { user } = await renderButton({ ...card, visits, hasMoreVisits: true });
    await user.click(screen.getByRole('button', { name: 'Erase this customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase this customer?' }));
    expect(dialog.getByText(/Older visits, which are not shown, go too/)).toBeTruthy();
    expect(dialog.queryAllByText(/different names/)).toHaveLength(visits.length - 1);
  },
);

test.each([
  ['with an account', { ...card, customerKey: keyOfAccount('nadia') }],
  ['who is erased', { ...card, visits: [{ ...visit, customer: erasedCustomer }] }],
])('there is no button for a customer %s', async (_who, shown) => {
  await renderButton(shown);
  expect(screen.queryByRole('button')).toBeNull();
});
