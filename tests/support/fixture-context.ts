import { setTimeout } from 'node:timers/promises';
import { vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import type { Context, Settings } from '@carwash/functions/context';
import { openDatabase } from '@carwash/functions/db/database';
import { createTimedCache } from '@carwash/functions/db/timed-cache';
import { createKeyedHash } from '@carwash/functions/gateways/keyed-hash';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import { drawRandomBookingCode } from '@carwash/functions/sales/new-ids';
import type { Emulators } from './emulators/emulators.ts';

/** The context on which the test fixtures work: the server's own context, on the emulators. */
export interface FixtureContext {
  context: Context;
}

function refuse(): never {
  throw new Error('What is written straight into the emulators asks nobody outside');
}

/**
 * Returns a context for tests that write directly into the emulators. They use the server's own code, so that
 * the documents are those that the server would have written.
 */
export const fixtureContextOn = (
  { firestore, auth }: Pick<Emulators, 'firestore' | 'auth'>,
  settings: Pick<Settings, 'publicBaseUrl' | 'businessTimeZone'>,
  hashKey = 'fixtures',
): FixtureContext => ({
  context: {
    db: openDatabase(firestore),
    auth,
    paymentProvider: { storeId: '', openPayment: refuse, findPayment: refuse },
    passwordCheck: refuse,
    passwordReset: refuse,
    keyedHash: createKeyedHash(hashKey),
    settings: {
      currency: 'USD',
      businessCountry: 'BD',
      callLimits: parseCallLimits(''),
      askedVehicleDetails: vehicleDetails,
      maxUnpaidHolds: 3,
      mailsPerMinute: 30,
      bounceSecret: '',
      pushServices: [],
      ...settings,
    },
    now: () => new Date(),
    wait: setTimeout,
    random: Math.random,
    daysAhead: createTimedCache(60_000),
    drawBookingCode: drawRandomBookingCode,
    messageChannels: {},
  },
});
