/** The part of a Firebase project's web config that the app needs. The build refuses a config without it. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
}

/** Addresses of the local emulators. The build refuses others. */
export interface Emulators {
  /** Origin of the auth emulator. */
  auth: string;
  /** host:port of the Firestore emulator. */
  firestore: string;
}

/** The Firebase project of this build. */
export const firebaseConfig: FirebaseConfig = JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG);

/** Addresses of the local emulators; null in a build for a real project. */
export const emulators: Emulators | null = import.meta.env.VITE_EMULATORS
  ? JSON.parse(import.meta.env.VITE_EMULATORS)
  : null;
