import { beforeEach, expect } from 'vitest';
import { readBackgroundWorkOf } from '../../../functions/read-background-work.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { startPaying } from '../support/calls/payments.ts';
import { passMinute, readIdle, reconcileAll } from '../support/costs/read-idle.ts';
import { openLog } from '../support/harness/api-log.ts';
import { newCustomer } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

beforeEach(async () => {
  await harness.wipe();
  await reconcileAll(harness);
});

test('a business where nobody is reads at most 6,000 documents a day', async () => {
  const { readsInDay, runsInHour } = await readIdle(harness);
  expect(runsInHour).toBe(4);
  expect(readsInDay).toBeLessThanOrEqual(6000);
});

test('once somebody changes something there is a run each minute, until no hold or offer is left', async () => {
  expect(await passMinute(harness)).toBe(false);
  await startPaying(
    harness,
    await newCustomer(harness),
    await newSlot(harness, await newService(harness)),
  );
  for (let minute = 0; minute < 74; minute += 1) expect(await passMinute(harness)).toBe(true);
});

test('each run logs the line that alerts watch, and a terminal can read the same', async ({
  documentsProject,
}) => {
  const message = harness.firestore.doc('messages/bounced');
  await message.set({ state: 'attention' });
  const log = openLog();
  await reconcileAll(harness);
  log.close();
  expect(log.lines.map((line) => JSON.parse(line))).toEqual([
    { severity: 'INFO', message: 'heartbeat', unanswered: 0, problems: 0, attention: 1 },
  ]);
  expect(await readBackgroundWorkOf(documentsProject)).toMatchObject({
    run: { failed: 0 },
    attention: 1,
  });
  await message.delete();
});
