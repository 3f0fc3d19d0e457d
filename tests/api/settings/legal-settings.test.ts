import { type LegalSettings, maxLegalTextLength } from '@carwash/domain/settings/legal-settings';
import { defaultRetention } from '@carwash/domain/settings/retention';
import { legalSettingsId } from '@carwash/domain/settings/settings-ids';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
test.beforeEach(async () => {
  await harness.context.db.legalSettings.delete();
});

const read = () => call(harness, 'GET', '/settings/legal');
const change = (json: Partial<LegalSettings>, as = admin) =>
  call(harness, 'PATCH', '/settings/legal', { as, json });

test('the texts are empty until they are set, and everybody may read them', async () => {
  expect(await read()).toMatchObject({ status: 200, data: { privacy: '', terms: '' } });
  const terms = '# Booking\n\nThese are our terms.';
  expect((await change({ terms })).data).toEqual({ privacy: '', terms, ...defaultRetention });
  await change({ privacy: 'We keep little.' });
  expect((await read()).data).toMatchObject({ privacy: 'We keep little.', terms });
  await change({ terms: '' });
  expect((await read()).data.terms).toBe('');
});

test('the longest text is taken, and no longer one', async () => {
  const longest = 'a'.repeat(maxLegalTextLength);
  expect((await change({ privacy: longest, terms: longest })).status).toBe(200);
  const answer = await change({ privacy: `${longest}a` });
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'privacy']);
});

test('a retention time has limits and is told with its field, and the audit says what it was', async () => {
  const short = await change({ receiptYears: 4 });
  expect([short.status, short.errors?.[0]]).toEqual([
    400,
    { path: 'receiptYears', message: 'Receipts must be at least 5.' },
  ]);
  await change({ receiptYears: 8 });
  expect((await read()).data.receiptYears).toBe(8);
  const [entry] = (await auditOf(harness, legalSettingsId)).filter(
    ({ after }) => after?.receiptYears === 8,
  );
  expect(entry?.before).toEqual({ receiptYears: 10 });
});

test('only admins change them, and the settings of every page do not hold them', async () => {
  expect((await change({ terms: 'Mine' }, await newCustomer(harness))).status).toBe(403);
  await change({ terms: 'Our own terms' });
  const settings = await call(harness, 'GET', '/settings');
  expect(JSON.stringify(settings.data)).not.toContain('Our own terms');
});

test('the audit tells of a change without the text', async () => {
  const before = (await auditOf(harness, legalSettingsId)).length;
  await change({ terms: 'Our own terms' });
  const entries = await auditOf(harness, legalSettingsId);
  expect(entries).toHaveLength(before + 1);
  expect(JSON.stringify(entries)).not.toContain('Our own terms');
});
