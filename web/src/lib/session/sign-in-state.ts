import { boolean, object, string } from 'yup';

/** The router state that a page may pass to the sign-in page. */
export interface SignInState {
  /** Initial value of the email field. */
  email?: string;
  /** Whether the account was disabled during the session. */
  isDisabled?: true;
  /** Whether the page that the user wanted to open needs a session. */
  isNeeded?: true;
}

const schema = object({
  email: string(),
  isDisabled: boolean().isTrue(),
  isNeeded: boolean().isTrue(),
});

/** Reads the router state for the sign-in page; other states are ignored. */
export const readSignInState = (state: unknown): SignInState =>
  schema.isValidSync(state, { strict: true }) ? state : {};
