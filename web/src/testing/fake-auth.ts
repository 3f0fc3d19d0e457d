import type { Role } from '@carwash/domain/roles/role';
import type { Identity, SignInOutcome } from '~/lib/firebase/auth';
import type { SignInMethods } from '~/lib/firebase/auth-passwords';
import { unsignedToken } from '~/lib/session/unsigned-token';

export interface SignedInPerson {
  uid: string;
  name: string;
  email: string;
  role: Role | null;
  /** true where it is left out. */
  isEmailVerified?: boolean;
}

/** Replies of Firebase Auth, of which a test may replace some. */
interface AuthAnswers {
  signInWithPassword: (email: string, password: string) => Promise<SignInOutcome>;
  signInMethods: () => Promise<SignInMethods>;
  reauthenticateWithPassword: (password: string) => Promise<void>;
  setFirstPassword: (password: string) => Promise<void>;
  readResetCode: (code: string) => Promise<string>;
  resetPassword: (code: string, password: string) => Promise<void>;
}

export type AuthChange = Partial<AuthAnswers>;

const outcome: SignInOutcome = { uid: 'customer', isComplete: true };

const usual: AuthAnswers = {
  signInWithPassword: async () => outcome,
  signInMethods: async () => ({ hasPassword: true, providers: [] }),
  reauthenticateWithPassword: async () => {},
  setFirstPassword: async () => {},
  readResetCode: async () => 'nadia@example.test',
  resetPassword: async () => {},
};

let answers = usual;
let person: Identity | null = null;
let report: (identity: Identity | null) => void = () => {};

/** An error as Firebase Auth throws it. */
export const authError = (code: string) => Object.assign(new Error(code), { code: code });

export function answerAuth(changed: AuthChange): void {
  answers = { ...usual, ...changed };
}

/** Reports this person to the session; null: nobody is signed in. */
export function signInAs(next: SignedInPerson | null): void {
  const now = Math.floor(Date.now() / 1000);
  const { isEmailVerified = true } = { ...next };
  const claims = { iat: now, exp: now + 3600, email_verified: isEmailVerified };
  person = next && { ...next, token: unsignedToken(claims) };
  report(person);
}

export function watchIdentity(onChange: (identity: Identity | null) => void): void {
  report = onChange;
  onChange(person);
}

export const currentToken = async () => person?.token ?? null;
export const currentIdentity = async () => person;
export const renewToken = async () => {};
export const signOutOfFirebase = async () => signInAs(null);

export const signInWithPassword = (email: string, password: string) =>
  answers.signInWithPassword(email, password);
export const signInMethods = () => answers.signInMethods();
export const reauthenticateWithPassword = (password: string) =>
  answers.reauthenticateWithPassword(password);
export const setFirstPassword = (password: string) => answers.setFirstPassword(password);
export const readResetCode = (code: string) => answers.readResetCode(code);
export const resetPassword = (code: string, password: string) =>
  answers.resetPassword(code, password);
export const signInWithProvider = async () => outcome;
export const reauthenticate = async () => {};
