import { emulatorHost } from './emulators.ts';

interface Answered {
  localId?: string;
  displayName?: string;
  idToken?: string;
  refreshToken?: string;
}

/** A user who has signed in at Firebase Auth. */
interface SignedIn {
  uid: string;
  name: string;
  token: string;
  refreshToken: string;
}

/** Returns the account of an ID token. */
const uidIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).user_id;

/**
 * Calls Firebase Auth as the client's SDK does. The emulator accepts any key.
 * @throws Error if the answer has no session
 */
async function askAuth(method: string, body: object): Promise<SignedIn> {
  const host = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=test`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  const answer = (await response.json()) as Answered;
  const { localId, displayName: name = '', idToken, refreshToken = '' } = answer;
  if (!idToken) throw new Error(`${method} answered ${response.status}`);
  // The answer to a custom token does not name the account.
  return { uid: localId ?? uidIn(idToken), name, token: idToken, refreshToken };
}

export const signInWithPassword = (email: string, password: string): Promise<SignedIn> =>
  askAuth('signInWithPassword', { email, password });

/**
 * Signs in with Google; the first time this creates the account.
 * @param googleId the user's id at Google
 * @param email null: Google does not share it
 */
export function signInWithGoogle(googleId: string, email: string | null): Promise<SignedIn> {
  const known = email === null ? {} : { email, email_verified: true };
  const claims = JSON.stringify({ sub: googleId, ...known });
  return askAuth('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
    requestUri: 'http://localhost',
  });
}

/** Signs in with a custom token, as a sign-in by PIN does. */
export const signInWithCustomToken = (token: string): Promise<SignedIn> =>
  askAuth('signInWithCustomToken', { token });

/** Changes an account's email directly at Firebase Auth, not through our API. */
export const changeEmail = (idToken: string, email: string): Promise<SignedIn> =>
  askAuth('update', { idToken, email });
