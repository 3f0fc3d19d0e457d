import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

process.env.METADATA_SERVER_DETECTION = 'none';

/** Project of the suite: of all accounts, because the Auth emulator knows its web key only there. */
export const projectId = process.env.GCLOUD_PROJECT ?? 'demo-carwash-test';
export const timeZone = 'Asia/Dhaka';

type HostVariable =
  | 'FIRESTORE_EMULATOR_HOST'
  | 'FIREBASE_AUTH_EMULATOR_HOST'
  | 'FIREBASE_EMULATOR_HUB';

/**
 * Returns the host of an emulator.
 * @throws Error if the environment does not contain it
 */
export function emulatorHost(variable: HostVariable): string {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} must name the emulator`);
  return host;
}

export interface Emulators {
  firestore: Firestore;
  auth: Auth;
  disconnect: () => Promise<void>;
}

/**
 * Opens connections of its own, so that disconnecting closes nobody else's.
 * @param documentsProject the project of the documents
 */
export function connectEmulators(documentsProject = projectId): Emulators {
  const app = initializeApp({ projectId }, randomUUID());
  const documentsApp = initializeApp({ projectId: documentsProject }, randomUUID());
  const firestore = getFirestore(documentsApp);
  return {
    firestore,
    auth: getAuth(app),
    async disconnect() {
      await firestore.terminate();
      await Promise.all([deleteApp(app), deleteApp(documentsApp)]);
    },
  };
}

async function wipe(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Deletes all documents of a project, and all accounts. */
export async function wipeEmulators(documentsProject: string): Promise<void> {
  const firestoreHost = emulatorHost('FIRESTORE_EMULATOR_HOST');
  const authHost = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  await wipe(
    `http://${firestoreHost}/emulator/v1/projects/${documentsProject}/databases/(default)/documents`,
  );
  await wipe(`http://${authHost}/emulator/v1/projects/${projectId}/accounts`);
}
