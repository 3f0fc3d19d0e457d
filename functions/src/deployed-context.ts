import { setTimeout } from 'node:timers/promises';
import { leastMailsPerMinute } from '@carwash/domain/messages/mail-pace';
import { readCurrency } from '@carwash/domain/money/read-currency';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Context } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createTimedCache } from './db/timed-cache.ts';
import { deployedChannels } from './deployed-channels.ts';
import { createAamarpay } from './gateways/aamarpay.ts';
import { createKeyedHash } from './gateways/keyed-hash.ts';
import { createPasswordCheck } from './gateways/password-check.ts';
import { createPasswordReset } from './gateways/password-reset.ts';
import { parsePushServices } from './messages/push/push-services.ts';
import { askedVehicleDetails, callLimits, parameters, publicOrigin } from './parameters.ts';
import { drawRandomBookingCode } from './sales/new-ids.ts';

let context: Context | undefined;

/**
 * Returns the context of a deployed function. It reads the parameters, which have values only while a
 * function runs.
 */
export function deployedContext(): Context {
  context ??= createContext();
  return context;
}

function createContext(): Context {
  const app = initializeApp();
  const db = openDatabase(getFirestore(app));
  const auth = getAuth(app);
  const now = () => new Date();
  const settings = {
    currency: readCurrency(parameters.currency.value()),
    publicBaseUrl: publicOrigin(),
    businessTimeZone: parameters.businessTimeZone.value(),
    businessCountry: parameters.businessCountry.value(),
    askedVehicleDetails: askedVehicleDetails(),
    callLimits: callLimits(),
    maxUnpaidHolds: parameters.maxUnpaidHolds.value(),
    mailsPerMinute: Math.max(leastMailsPerMinute, parameters.mailsPerMinute.value()),
    bounceSecret: parameters.bounceSecret.value(),
    pushServices: parsePushServices(parameters.pushServices.value()),
  };
  return {
    db,
    auth,
    paymentProvider: createAamarpay({
      baseUrl: parameters.paymentBaseUrl.value(),
      storeId: parameters.paymentStoreId.value(),
      signatureKey: parameters.paymentSignatureKey.value(),
    }),
    passwordCheck: createPasswordCheck(parameters.webApiKey.value()),
    passwordReset: createPasswordReset(parameters.webApiKey.value()),
    keyedHash: createKeyedHash(parameters.hashKey.value()),
    settings,
    now,
    wait: setTimeout,
    random: Math.random,
    daysAhead: createTimedCache(parameters.openTimesSeconds.value() * 1000),
    drawBookingCode: drawRandomBookingCode,
    messageChannels: deployedChannels({ auth, db, now, settings }),
  };
}
