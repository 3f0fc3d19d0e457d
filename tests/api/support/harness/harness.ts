import { createServer } from 'node:http';
import { limitedKinds } from '@carwash/domain/endpoint/endpoint';
import { vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import { handlers } from '@carwash/functions/api';
import type { Context } from '@carwash/functions/context';
import { openDatabase } from '@carwash/functions/db/database';
import { createTimedCache } from '@carwash/functions/db/timed-cache';
import { createAamarpay } from '@carwash/functions/gateways/aamarpay';
import { createKeyedHash } from '@carwash/functions/gateways/keyed-hash';
import { createPasswordCheck } from '@carwash/functions/gateways/password-check';
import { createPasswordReset } from '@carwash/functions/gateways/password-reset';
import { createApp } from '@carwash/functions/http/create-app';
import { imageHandlers } from '@carwash/functions/images/image-handlers';
import { createCallLimiter } from '@carwash/functions/limits/create-call-limiter';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import {
  defaultTrustedProxies,
  parseTrustedProxies,
} from '@carwash/functions/limits/parse-trusted-proxies';
import { parsePushServices } from '@carwash/functions/messages/push/push-services';
import { noteChanges } from '@carwash/functions/reconciler/note-changes';
import { drawRandomBookingCode } from '@carwash/functions/sales/new-ids';
import { followAccounts } from '@carwash/functions/users/sync-email';
import { visitPhotoHandlers } from '@carwash/functions/visit-records/visit-photo-handlers';
import { createSandbox } from '@carwash/payment-sandbox/create-sandbox';
import type { Excused } from '../../../support/assertions/find-inconsistencies.ts';
import { connectEmulators, timeZone, wipeEmulators } from '../../../support/emulators/emulators.ts';
import { close, listen } from '../../../support/servers.ts';
import { verifyRecords } from '../records/verify-records.ts';
import { Clock } from './clock.ts';

const store = { storeId: 'carwashtest', signatureKey: 'test-signature-key' };

/** The provider's time-out in these tests: so long that a busy machine does not reach it. */
const providerTimeoutMs = 20_000;

/** The time-out where the provider does not answer, because tests wait for its end. */
const shortTimeoutMs = 1500;

/** Greatest age of the open times in public answers, in milliseconds, as in a deployment. */
const openTimesMs = 60_000;

/**
 * Opens the API in this process, as Cloud Run runs it, on the real Firestore and Auth emulators and the
 * payment sandbox.
 * @param documentsProject the project of the documents, which are deleted
 */
export async function openHarness(documentsProject: string) {
  await wipeEmulators(documentsProject);
  const { firestore, auth, disconnect } = connectEmulators(documentsProject);
  const clock = new Clock();
  const sandbox = createSandbox({ ...store, now: clock.now });
  const sandboxServer = createServer(sandbox.app);
  const apiServer = createServer();
  const [sandboxUrl, apiUrl] = await Promise.all([listen(sandboxServer), listen(apiServer)]);
  const context: Context = {
    db: openDatabase(firestore),
    auth,
    paymentProvider: createAamarpay({
      ...store,
      baseUrl: sandboxUrl,
      timeoutMs: providerTimeoutMs,
    }),
    passwordCheck: createPasswordCheck('test'),
    passwordReset: createPasswordReset('test'),
    keyedHash: createKeyedHash('test'),
    settings: {
      currency: 'BDT',
      businessCountry: 'BD',
      publicBaseUrl: apiUrl,
      businessTimeZone: timeZone,
      // So high that only the tests of the limits reach them.
      callLimits: parseCallLimits(limitedKinds.map((kind) => `${kind}=9999/60`).join(' ')),
      askedVehicleDetails: vehicleDetails,
      maxUnpaidHolds: 9999,
      // So high that only the tests of the pace reach it.
      mailsPerMinute: 60_000,
      bounceSecret: 'bounce-secret-of-tests',
      pushServices: parsePushServices('http://127.0.0.1:*'),
    },
    now: clock.now,
    wait: clock.wait,
    // No payment folds the statistics by chance, only where a test wants it.
    random: () => 0.5,
    daysAhead: createTimedCache(openTimesMs),
    drawBookingCode: drawRandomBookingCode,
    messageChannels: {},
  };
  const provider = context.paymentProvider;
  const app = {
    handlers: { ...handlers, ...imageHandlers, ...visitPhotoHandlers },
    auth,
    limiter: createCallLimiter(context),
    trustedProxies: parseTrustedProxies(defaultTrustedProxies),
    verifyApp: null,
    noteChange: noteChanges(context),
    followAccount: followAccounts(context),
    context,
  };
  apiServer.on('request', createApp(app));
  let excused: Excused = {};
  return {
    firestore,
    auth,
    clock,
    provider: sandbox.control,
    storeId: store.storeId,
    signatureKey: store.signatureKey,
    sandboxUrl,
    context,
    app,
    apiUrl,
    /** Waits for the provider only shortly until `mend`, because it is not going to answer. */
    stopWaiting() {
      const timeoutMs = shortTimeoutMs;
      context.paymentProvider = createAamarpay({ ...store, baseUrl: sandboxUrl, timeoutMs });
    },
    /** Restores the real gateway, no ways to send messages, and the sandbox's default settings. */
    mend() {
      sandbox.control.reset();
      context.paymentProvider = provider;
      context.messageChannels = {};
      // A cached reading from a time that the clock shows once more is older than it seems.
      context.daysAhead = createTimedCache(openTimesMs);
      clock.reset();
    },
    /** Deletes every document, account and payment, in the middle of a file. */
    async wipe() {
      await wipeEmulators(documentsProject);
      sandbox.control.forgetPayments();
    },
    /** Names the checks of the records that fail because of these tests themselves, with the reasons. */
    excuse(reasons: Excused) {
      excused = reasons;
    },
    /**
     * Checks the records and closes everything.
     * @throws Error if the records do not agree
     */
    async close() {
      try {
        await verifyRecords(this, excused);
      } finally {
        await Promise.all([close(apiServer), close(sandboxServer)]);
        await disconnect();
      }
    },
  };
}

export type Harness = Awaited<ReturnType<typeof openHarness>>;
