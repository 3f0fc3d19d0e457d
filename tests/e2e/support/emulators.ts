import { openDatabase } from '@carwash/functions/db/database';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { projectId } from './suite.ts';

const app = initializeApp({ projectId });

/** The suite's accounts and documents, past every rule. */
export const auth = getAuth(app);
export const db = openDatabase(getFirestore(app));
