import type { AddCashMovement } from '@carwash/domain/closings/cash-movement';
import type { Closing, OpenPeriod } from '@carwash/domain/closings/closing';
import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export async function openPeriod(harness: Harness, as: Person): Promise<OpenPeriod> {
  return (await call(harness, 'GET', '/closings/current', { as })).data;
}

/**
 * Returns the body that closes a period in which the counted cash is as expected, with the float that was counted last,
 * or with more where more goes back than there is.
 */
export function closingForm({
  closingNumber,
  figures,
  cashMovements,
  openingFloatMinor,
  lastClosedAt,
}: OpenPeriod) {
  const netOf = (method: string) =>
    figures.methods.find(({ paymentMethod }) => paymentMethod === method)?.netMinor ?? 0;
  const movedMinor = cashMovements.map(({ direction, amountMinor }) =>
    direction === 'in' ? amountMinor : -amountMinor,
  );
  const cashMinor = movedMinor.reduce((sum, moved) => sum + moved, netOf('cash'));
  const terminalMinor = netOf('terminal');
  const floatMinor = Math.max(openingFloatMinor, -cashMinor);
  const hasUsualFloat = lastClosedAt === null || floatMinor === openingFloatMinor;
  return {
    closingNumber,
    expectedCashMinor: cashMinor + floatMinor,
    openingFloat: floatMinor / 100,
    countedCash: (cashMinor + floatMinor) / 100,
    differenceReason: hasUsualFloat ? '' : 'The till was filled up.',
    ...(terminalMinor !== 0 && {
      expectedTerminalMinor: terminalMinor,
      terminalTotal: terminalMinor / 100,
    }),
  };
}

export const closeDay = (harness: Harness, as: Person, json: object): Promise<Answer> =>
  call(harness, 'POST', '/closings', { as, json });

/** Closes what is open, as somebody does who counts what is expected. */
export async function closeOpenPeriod(harness: Harness, as: Person): Promise<Answer> {
  return closeDay(harness, as, closingForm(await openPeriod(harness, as)));
}

/** Takes cash out, by default to the bank. */
export const moveCash = (
  harness: Harness,
  as: Person,
  change: Partial<AddCashMovement> = {},
  key?: string,
): Promise<Answer> =>
  call(harness, 'POST', '/closings/current/cash-movements', {
    as,
    json: { direction: 'out', amount: 20, purpose: 'bank', cashReason: '', ...change },
    key,
  });

export const reverseCash = (
  harness: Harness,
  as: Person,
  id: string,
  key?: string,
): Promise<Answer> =>
  call(harness, 'POST', `/closings/current/cash-movements/${id}/reverse`, {
    as,
    json: { cashReason: 'It was another sum.' },
    key,
  });

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
  key?: string,
): Promise<Answer> =>
  call(harness, 'PATCH', `/transactions/${id}/status`, {
    as,
    json: { status: 'refunded', reference },
    key,
  });
