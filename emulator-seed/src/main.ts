import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { askedSeedSize } from './load/asked-seed-size.ts';
import { loadSeed } from './load/load-seed.ts';
import { seedSizes } from './seed-size.ts';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT, BUSINESS_TIME_ZONE } =
  process.env;

if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
  console.error(
    'The demo data replaces everything, so it goes to emulators only: set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.',
  );
  process.exit(1);
}

function askedSize() {
  try {
    return askedSeedSize(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

// Keeps the Google client library from looking for a cloud machine's metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';

const started = performance.now();
const size = askedSize();
const app = initializeApp({ projectId: GCLOUD_PROJECT || 'demo-carwash' });
const { accounts, users, transactions, bookings, reviews } = await loadSeed(
  { db: getFirestore(app), auth: getAuth(app) },
  seedSizes[size],
  { now: new Date(), timeZone: BUSINESS_TIME_ZONE || 'Asia/Dhaka' },
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Demo data (${size}) loaded in ${seconds} s: ${accounts} accounts, ${users} users, ` +
    `${transactions} transactions, ${bookings} bookings, ${reviews} reviews.`,
);
