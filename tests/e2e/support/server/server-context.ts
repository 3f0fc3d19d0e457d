import type { Context } from '@carwash/functions/context';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import type { Ground } from '../../../support/ground.ts';
import { baseUrl, businessTimeZone } from '../suite.ts';
import { auth, db } from './emulators.ts';

function refuse(): never {
  throw new Error('What is written straight into the emulators asks nobody outside');
}

/**
 * What the server's own code works with, at a moment of the test's choosing: what it writes is then
 * what the server would have written.
 */
export const contextAt = (moment: Date): Context => ({ ...ground.context, now: () => moment });

/** The same, at every moment as it comes. */
export const ground: Ground = {
  context: {
    db,
    auth,
    paymentProvider: { storeId: '', openPayment: refuse, findPayment: refuse },
    passwordCheck: refuse,
    settings: {
      currency: 'BDT',
      publicBaseUrl: baseUrl,
      businessTimeZone,
      callLimits: parseCallLimits(''),
      maxUnpaidHolds: 3,
    },
    now: () => new Date(),
    random: Math.random,
  },
};
