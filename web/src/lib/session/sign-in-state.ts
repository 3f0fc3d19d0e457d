import { type Role, roles } from '@carwash/domain/users/user';
import { boolean, object, string } from 'yup';

/** What a page may tell the sign-in page, in the router's state. */
export interface SignInState {
  /** Prefills the form. */
  email?: string;
  /** The role that a page asks for, when somebody with another one was turned away. */
  neededRole?: Role;
  /** Their account was disabled while they were there. */
  isDisabled?: true;
}

const schema = object({
  email: string(),
  neededRole: string().oneOf(roles),
  isDisabled: boolean().isTrue(),
});

/** The router's state as far as it is the sign-in page's; it may hold anything. */
export const readSignInState = (state: unknown): SignInState =>
  schema.isValidSync(state, { strict: true }) ? state : {};
