import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { loadSeed } from './load-seed.ts';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT, BUSINESS_TIME_ZONE } =
  process.env;

if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
  console.error(
    'The demo data replaces everything, so it goes to emulators only: set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
  );
  process.exit(1);
}

// The Google client library would otherwise look for a cloud machine's metadata address.
process.env.METADATA_SERVER_DETECTION = 'none';

const started = performance.now();
const app = initializeApp({ projectId: GCLOUD_PROJECT || 'demo-carwash' });
const seed = await loadSeed({
  db: getFirestore(app),
  auth: getAuth(app),
  now: new Date(),
  timeZone: BUSINESS_TIME_ZONE || 'Asia/Dhaka',
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const { services, slots, bookings, transactions, reviews, accounts } = seed;
console.log(
  `Demo data loaded in ${seconds} s: ${accounts.length} accounts, ${services.length} services, ` +
    `${slots.length} slots, ${transactions.length} transactions, ${bookings.length} bookings, ` +
    `${reviews.length} reviews.`,
);
