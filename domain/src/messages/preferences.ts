import { array, object, string } from 'yup';
import { instant } from '../schema/fields.ts';
import { messageChannels } from './kinds.ts';

/** Channels that a reader has switched off. */
export const messagePreferencesSchema = object({
  /** The account of the reader, or a hash of an address without one. */
  _id: string().required(),
  muted: array().of(string().oneOf(messageChannels).required()).required(),
  createdAt: instant().required(),
});
