import { object, string } from 'yup';

const configSchema = object({
  apiKey: string().required(),
  authDomain: string().required(),
  projectId: string().required(),
  appId: string().required(),
});

const emulatorsSchema = object({
  /** Origin of the auth emulator. */
  auth: string().required(),
  /** host:port of the Firestore emulator. */
  firestore: string()
    .matches(/^[^:]+:\d+$/)
    .required(),
});

/** The Firebase project of this build. */
export const firebaseConfig = configSchema.validateSync(
  JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG),
);

/** The local emulators; null in a build for a real project. */
export const emulators = import.meta.env.VITE_EMULATORS
  ? emulatorsSchema.validateSync(JSON.parse(import.meta.env.VITE_EMULATORS))
  : null;
