import { collections } from '@carwash/domain/collections';
import { expect, test } from 'vitest';
import { customer } from './purchase-access.ts';
import { admin, expectWriteToFail, personas, rules, seed } from './set-up.ts';

test('the rules allow nothing but get and list', () => {
  const code = rules.replaceAll(/\/\/.*/g, '');
  const allowed = [...code.matchAll(/\ballow\s+([^;]*);/g)].map(([, permission]) => permission);
  expect(allowed.length).toBeGreaterThan(0);
  const isReadOnly = /^(?:get|list): |^read: if false$/;
  expect(allowed.filter((permission) => !isReadOnly.test(permission ?? ''))).toEqual([]);
});

// A rule that let anybody write would let an admin write what belongs to them.
const document = { uid: admin.uid, customer: { ...customer, uid: admin.uid } };

test.each([
  ...Object.values(collections),
  `${collections.bookings}/written/${collections.events}`,
  `${collections.services}/written/unknown`,
  'unknown',
])('%s: an admin neither creates, nor changes, nor deletes', async (collection) => {
  await seed({ [`${collection}/written`]: document });
  const all = personas.admin.collection(collection);
  await expectWriteToFail(all.add(document));
  await expectWriteToFail(all.doc('written').update(document));
  await expectWriteToFail(all.doc('written').delete());
});
