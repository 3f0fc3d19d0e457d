import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import type { Context } from './context.ts';
import { openDatabase } from './db/database.ts';
import { createAamarpay } from './gateways/aamarpay.ts';
import { createPasswordCheck } from './gateways/password-check.ts';
import { defaultCallLimits, parseCallLimits } from './limits/parse-call-limits.ts';

const paymentBaseUrl = defineString('PAYMENT_BASE_URL');
const paymentStoreId = defineString('PAYMENT_STORE_ID');
const paymentCurrency = defineString('PAYMENT_CURRENCY', { default: 'BDT' });
const publicBaseUrl = defineString('PUBLIC_BASE_URL');
const businessTimeZone = defineString('BUSINESS_TIME_ZONE', { default: 'Asia/Dhaka' });
/** `kind=calls/seconds`, separated by spaces; kinds that are left out keep their default. */
const callLimits = defineString('CALL_LIMITS', { default: defaultCallLimits });
const maxUnpaidHolds = defineInt('MAX_UNPAID_HOLDS', { default: 3 });
const webApiKey = defineString('WEB_API_KEY');

export const paymentSignatureKey = defineSecret('PAYMENT_SIGNATURE_KEY');

/** The context of a deployed function, from its parameters. Call it when the first request comes. */
export function createDeployedContext(): Context {
  const app = initializeApp();
  return {
    db: openDatabase(getFirestore(app)),
    auth: getAuth(app),
    paymentProvider: createAamarpay({
      baseUrl: paymentBaseUrl.value(),
      storeId: paymentStoreId.value(),
      signatureKey: paymentSignatureKey.value(),
    }),
    passwordCheck: createPasswordCheck(webApiKey.value()),
    settings: {
      currency: paymentCurrency.value(),
      publicBaseUrl: publicBaseUrl.value().replace(/\/+$/, ''),
      businessTimeZone: businessTimeZone.value(),
      callLimits: parseCallLimits(callLimits.value()),
      maxUnpaidHolds: maxUnpaidHolds.value(),
    },
    now: () => new Date(),
  };
}
