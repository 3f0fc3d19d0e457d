import { type InferType, object, string } from 'yup';
import { instant, text } from './fields.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userSchema = object({
  _id: string().required(),
  name: text(100).required(),
  email: string().required(),
  phone: text(30).defined(),
  address: text(300).defined(),
  /** What was decided; the role claim follows it. It makes an admin only together with the claim. */
  role: string().oneOf(roles).required(),
  profileImage: text(500).nullable().defined(),
  /**
   * When the role or the password last changed: a client that sees it change renews its token, and
   * learns that way if its session has ended.
   */
  claimsUpdatedAt: instant().required(),
  createdAt: instant().required(),
});

export type User = InferType<typeof userSchema>;

/** Who bought: the person as they were called on the day. */
export const customerSchema = object({
  uid: string().required(),
  name: string().required(),
  email: string().required(),
  phone: string().defined(),
});

export type Customer = InferType<typeof customerSchema>;
