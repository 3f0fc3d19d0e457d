import type { Closing, OpenPeriod } from '@carwash/domain/closings/closing';
import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export async function openPeriod(harness: Harness, as: Person): Promise<OpenPeriod> {
  return (await call(harness, 'GET', '/closings/current', { as })).data;
}

/** Returns the body that closes a period in which the counted cash is as expected, without a float. */
export function closingForm({ closingNumber, figures }: OpenPeriod) {
  const cash = figures.methods.find(({ paymentMethod }) => paymentMethod === 'cash');
  const expectedCashMinor = cash?.netMinor ?? 0;
  // More may have gone back than came: the float pays it.
  const openingFloat = Math.max(0, -expectedCashMinor) / 100;
  return {
    closingNumber,
    expectedCashMinor: expectedCashMinor + Math.round(openingFloat * 100),
    openingFloat,
    countedCash: Math.max(0, expectedCashMinor) / 100,
  };
}

export const closeDay = (harness: Harness, as: Person, json: object): Promise<Answer> =>
  call(harness, 'POST', '/closings', { as, json });

/** Closes what is open, as somebody does who counts what is expected. */
export async function closeOpenPeriod(harness: Harness, as: Person): Promise<Answer> {
  return closeDay(harness, as, closingForm(await openPeriod(harness, as)));
}

export const reopenClosing = (
  harness: Harness,
  as: Person,
  id: string,
  reopenReason = 'The coins were not counted.',
): Promise<Answer> =>
  call(harness, 'POST', `/closings/${id}/reopen`, { as, json: { reopenReason } });

export async function listClosings(harness: Harness, as: Person): Promise<Closing[]> {
  return (await call(harness, 'GET', '/closings?limit=100', { as })).data;
}

export const payBack = (
  harness: Harness,
  as: Person,
  id: string,
  reference = 'BANK-1',
): Promise<Answer> =>
  call(harness, 'PATCH', `/transactions/${id}/status`, {
    as,
    json: { status: 'refunded', reference },
  });
