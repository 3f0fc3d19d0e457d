import '../suite.ts';
import { openDatabase } from '@carwash/functions/db/database';
import { connectEmulators } from '../../../support/emulators/emulators.ts';

export const emulators = connectEmulators();

/** The suite's accounts and documents, past every rule. */
export const { auth } = emulators;
export const db = openDatabase(emulators.firestore);
