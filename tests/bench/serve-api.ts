import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { limitedKinds } from '@carwash/domain/endpoint/endpoint';
import { vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import { handlers } from '@carwash/functions/api';
import type { Context } from '@carwash/functions/context';
import { openDatabase } from '@carwash/functions/db/database';
import { createTimedCache } from '@carwash/functions/db/timed-cache';
import { createKeyedHash } from '@carwash/functions/gateways/keyed-hash';
import { createPasswordCheck } from '@carwash/functions/gateways/password-check';
import { createPasswordReset } from '@carwash/functions/gateways/password-reset';
import type { PaymentProvider } from '@carwash/functions/gateways/payment-provider';
import { createApp } from '@carwash/functions/http/create-app';
import { createCallLimiter } from '@carwash/functions/limits/create-call-limiter';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import { parseTrustedProxies } from '@carwash/functions/limits/parse-trusted-proxies';
import { noteChanges } from '@carwash/functions/reconciler/note-changes';
import { drawRandomBookingCode } from '@carwash/functions/sales/new-ids';
import { followAccounts } from '@carwash/functions/users/sync-email';
import { type Emulators, timeZone } from '../support/emulators/emulators.ts';
import { close, listen } from '../support/servers.ts';

/** Has every payment, in full, as soon as it is asked: what it takes outside is not measured. */
const instantProvider: PaymentProvider = {
  storeId: 'bench',
  openPayment: async () => 'http://127.0.0.1:9/card-page',
  findPayment: async (transactionId) => ({
    state: 'successful',
    transactionId,
    storeId: 'bench',
    amount: '49.90',
    currency: 'BDT',
    reference: `P-${transactionId}`,
    processedAt: null,
  }),
};

/** The server's context on the emulators, without limits in the way. */
export const contextOn = ({ firestore, auth }: Emulators, now = () => new Date()): Context => ({
  db: openDatabase(firestore),
  auth,
  paymentProvider: instantProvider,
  passwordCheck: createPasswordCheck('bench'),
  passwordReset: createPasswordReset('bench'),
  keyedHash: createKeyedHash('bench'),
  settings: {
    currency: 'BDT',
    businessCountry: 'BD',
    publicBaseUrl: 'http://localhost',
    businessTimeZone: timeZone,
    callLimits: parseCallLimits(limitedKinds.map((kind) => `${kind}=999999/60`).join(' ')),
    askedVehicleDetails: vehicleDetails,
    maxUnpaidHolds: 9999,
    mailsPerMinute: 30,
    bounceSecret: '',
    pushServices: [],
  },
  now,
  wait: setTimeout,
  // No payment folds the statistics by chance.
  random: () => 0.5,
  daysAhead: createTimedCache(60_000),
  drawBookingCode: drawRandomBookingCode,
  messageChannels: {},
});

/** The API in this process, over HTTP. */
export async function serveApi(emulators: Emulators, now?: () => Date) {
  const context = contextOn(emulators, now);
  const server = createServer(
    createApp({
      handlers,
      context,
      auth: emulators.auth,
      limiter: createCallLimiter(context),
      trustedProxies: parseTrustedProxies(''),
      verifyApp: null,
      noteChange: noteChanges(context),
      followAccount: followAccounts(context),
    }),
  );
  return { context, url: await listen(server), close: () => close(server) };
}
