import { type InferType, object, string } from 'yup';
import { instant, text } from '../schema/fields.ts';
import { searchTerms } from '../search/search-terms-field.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { user: 'User', admin: 'Admin' };

/** A disabled account can neither sign in nor call anything; what it bought stays. */
export const accountStatuses = ['active', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const accountStatusLabels: Record<AccountStatus, string> = {
  active: 'Active',
  disabled: 'Disabled',
};

export const profileImageMeta = { note: 'A path that POST /images gave; null: no photo.' };

export const userSchema = object({
  _id: string().required(),
  name: text(100).required(),
  email: string().required(),
  phone: text(30).defined(),
  address: text(300).defined(),
  /** What was decided; the role claim follows it. It makes an admin only together with the claim. */
  role: string().oneOf(roles).required(),
  /** What was decided; the account of Firebase Auth follows it. */
  status: string().oneOf(accountStatuses).required(),
  profileImage: text(500).nullable().defined().meta(profileImageMeta),
  /** Stands for this person in their reviews, which everybody reads. Random, and never changed. */
  authorKey: string().required(),
  /** A client that sees it change renews its token, and learns that way if its session has ended. */
  claimsUpdatedAt: instant().required().meta({
    note: 'When the role, the status, the password or the email last changed. Tokens that are older should be renewed.',
  }),
  ...searchTerms,
  createdAt: instant().required(),
});

export type User = InferType<typeof userSchema>;

/** Who bought: the person as they were called on the day. */
export const customerSchema = object({
  /** null: somebody without an account, booked at the desk. */
  uid: string().nullable().defined(),
  name: string().required(),
  /** Empty where the desk was told none. */
  email: string().defined(),
  phone: string().defined(),
});

export type Customer = InferType<typeof customerSchema>;

/** As the API answers with it: without what only the server works with. Documents keep those fields. */
export const userAnswerSchema = userSchema.omit(['searchTerms']);
export type UserAnswer = InferType<typeof userAnswerSchema>;
