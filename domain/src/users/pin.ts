import { date, type InferType, number, object, string } from 'yup';
import { can, isStaffRole, type Role } from '../roles/role.ts';

/** Most wrong tries of a PIN. After that its owner has to set it anew. */
export const mostWrongTries = 5;

/** A person's PIN for the desk's tablet. Neither it nor its hash is ever sent or logged. */
export const pinSchema = object({
  /** Id of the account. */
  _id: string().required(),
  salt: string().required(),
  /** The PIN with its salt, by scrypt. */
  hash: string().required(),
  /** Tries since the last right one, counted before they are compared. */
  wrongTries: number().integer().min(0).max(mostWrongTries).required(),
  setAt: date().required(),
});

export type Pin = InferType<typeof pinSchema>;

/**
 * Tells whether people of a role may sign in with a PIN. Those who manage the team may not, because a session
 * is enough to set a new password at Firebase Auth, so their PIN would open everything.
 */
export const mayHavePin = (role: Role | undefined): boolean =>
  isStaffRole(role) && !can(role, 'manageTeam');

/** Tells whether a PIN is one of the first to be guessed: one digit repeated, or digits that run up or down. */
function isTrivialPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}

const pinDigits = () =>
  string()
    .required('PIN is required.')
    .matches(/^\d{4,8}$/, 'PIN must be 4 to 8 digits.');

export const setPinSchema = object({
  pin: pinDigits().test(
    'not-trivial',
    'This PIN is too easy to guess. Please choose another one.',
    (pin) => pin === undefined || !isTrivialPin(pin),
  ),
});

export const signInByPinSchema = object({
  userId: string().max(128).required().meta({ note: 'Id of the account of the person.' }),
  pin: pinDigits(),
});
