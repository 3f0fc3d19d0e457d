import { array, type InferType, object, string } from 'yup';
import { roles } from '../roles/role.ts';
import { instant, text } from '../schema/fields.ts';
import { searchTerms } from '../search/search-terms-field.ts';
import { acceptedTexts } from './accepted-texts.ts';
import { signInWays } from './sign-in-ways.ts';

/** A disabled account cannot sign in or call the API. Its bookings and payments stay. */
export const accountStatuses = ['active', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const accountStatusLabels: Record<AccountStatus, string> = {
  active: 'Active',
  disabled: 'Disabled',
};

export const profileImageMeta = { note: 'A path that POST /images gave; null: no photo.' };

export const phoneMeta = {
  note: 'A phone number, stored as E.164. Without a country code it is one of the business country, and refused where that has no such number. The own one of the business: as it is written.',
};

export const addressMeta = {
  note: 'As people write it. Of a payment or a booking: where we come to; empty where the customer comes. Of a user: the usual one; may be empty. Of the business: its lines.',
};

export const userSchema = object({
  _id: string().required(),
  name: text(100).required(),
  email: string().required(),
  /** E.164; empty where none is known. */
  phone: text(30).defined().meta(phoneMeta),
  /** The customer's usual address; empty where none was given. */
  address: text(300).defined().meta(addressMeta),
  /**
   * The role that was decided; the role claim is updated after it. Staff may do only what both roles allow.
   */
  role: string().oneOf(roles).required(),
  /** The status that was decided; the Firebase Auth account is updated after it. */
  status: string().oneOf(accountStatuses).required(),
  profileImage: text(500).nullable().defined().meta(profileImageMeta),
  /**
   * Identifies the person in their public reviews instead of the uid. Random until they write a first review with a
   * confirmed address; then a keyed hash of that address, which stays.
   */
  authorKey: string().required(),
  /** Keyed hashes of the phone numbers that the account has had before; absent: none. */
  formerPhones: array().of(string().required()).default(undefined).optional(),
  /** The ways to sign in, as they were when the account was looked at last; absent: never. */
  signInWays: array().of(string().oneOf(signInWays).required()).default(undefined).optional(),
  /** When this changes, clients renew their token and find out whether their session has ended. */
  claimsUpdatedAt: instant().required().meta({
    note: 'When the role, the status, the password or the email last changed. Tokens that are older should be renewed.',
  }),
  acceptedTexts: acceptedTexts(),
  ...searchTerms,
  createdAt: instant().required(),
});

export type User = InferType<typeof userSchema>;

/** The buyer with the name at the time of purchase. */
export const customerSchema = object({
  /** null for a customer without an account, booked at the desk. */
  uid: string().nullable().defined(),
  name: string().required(),
  /** Empty if the desk has no email. */
  email: string().defined(),
  phone: string().defined().meta(phoneMeta),
});

export type Customer = InferType<typeof customerSchema>;

/** The user in API responses: without the fields that only the server uses. */
export const userAnswerSchema = userSchema.omit(['searchTerms', 'signInWays', 'formerPhones']);
export type UserAnswer = InferType<typeof userAnswerSchema>;
