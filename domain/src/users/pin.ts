import { array, date, type InferType, object, string } from 'yup';
import { can, isStaffRole, type Role } from '../roles/role.ts';
import { day } from '../schema/fields.ts';
import { addDays } from '../time/business-time.ts';

/** After this many wrong tries of one caller in a day a PIN is locked for that caller. */
export const mostWrongTriesOfCaller = 5;

/**
 * After this many wrong tries in a day a PIN is locked for everybody, until the next day or until its owner sets a new
 * one. More than one caller has, so that nobody alone locks a colleague's PIN for the others.
 */
export const mostWrongTries = 2 * mostWrongTriesOfCaller;

/** The owner gets a mail after this many wrong tries within `toldWithinDays` days. Fewer are usually typos. */
export const toldAtWrongTries = 3;

export const toldWithinDays = 7;

/** A person's PIN for the desk's tablet. Neither it nor its hash is ever sent or logged. */
export const pinSchema = object({
  /** Id of the account. */
  _id: string().required(),
  salt: string().required(),
  /** The PIN with its salt, by scrypt. */
  hash: string().required(),
  /**
   * The callers of the wrong tries on the day of `triedOn`, one for each try. Each try counts before it is compared; a
   * right one then takes back only itself.
   */
  triedBy: array().of(string().required()).max(mostWrongTries).default([]),
  /** Day of the last try, yyyy-MM-dd; null: none yet. */
  triedOn: string().nullable().default(null),
  /** Days of the latest wrong tries of which no mail has told the owner yet, one for each try. */
  untoldOn: array().of(day().required()).default([]),
  setAt: date().required(),
});

export type Pin = InferType<typeof pinSchema>;

/** Returns the callers of the wrong tries on a day. */
export const triesOn = ({ triedBy, triedOn }: Pick<Pin, 'triedBy' | 'triedOn'>, day: string) =>
  triedOn === day ? triedBy : [];

/** Returns the days of the untold wrong tries that are recent enough on a day to be told. */
export const untoldRecently = ({ untoldOn }: Pick<Pin, 'untoldOn'>, day: string): string[] =>
  untoldOn.filter((triedOn) => triedOn > addDays(day, -toldWithinDays));

/** Tells for whom a PIN is locked after these wrong tries; null: not for this caller. */
export function lockAfter(
  triedBy: readonly string[],
  callerUid: string,
): 'everybody' | 'caller' | null {
  if (triedBy.length >= mostWrongTries) return 'everybody';
  const own = triedBy.filter((uid) => uid === callerUid);
  return own.length >= mostWrongTriesOfCaller ? 'caller' : null;
}

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
