import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './src/db/database.ts';
import { ApiError } from './src/errors/api-error.ts';
import { makeAdmin } from './src/users/make-admin.ts';

/**
 * Makes somebody an admin of a project, from a terminal: with the application default credentials, or
 * in the emulators that the environment names.
 * @returns what to tell, in one sentence
 */
export async function makeAdminOf(
  projectId: string,
  email: string,
): Promise<{ done: boolean; message: string }> {
  const app = initializeApp({ projectId });
  try {
    const db = openDatabase(getFirestore(app));
    const isNew = await makeAdmin(email, { db, auth: getAuth(app), now: () => new Date() });
    return { done: true, message: `${email} is ${isNew ? 'now' : 'already'} an admin.` };
  } catch (error) {
    if (error instanceof ApiError) return { done: false, message: error.message };
    throw error;
  } finally {
    await deleteApp(app);
  }
}
