import { array, type InferType, object, string } from 'yup';
import { instant } from '../schema/fields.ts';
import { hourMs } from '../time/durations.ts';
import { messageChannels } from './kinds.ts';

/** Pause after a bounce before mails are sent again, in milliseconds. A full mailbox may have been emptied by then. */
const bouncedMs = 30 * 24 * hourMs;

/** Ways in which a reader does not get messages. */
export const messagePreferencesSchema = object({
  /** The account of the reader, or a hash of an address without one. */
  _id: string().required(),
  muted: array().of(string().oneOf(messageChannels).required()).required(),
  /** The hash of the address from which a mail came back, and when; absent: none has. */
  bouncedAddress: string().optional(),
  bouncedAt: instant().optional(),
  createdAt: instant().required(),
});

export type MessagePreferences = InferType<typeof messagePreferencesSchema>;

/**
 * Returns since when mails to an address come back; null: they do not, as far as is known.
 * @param address its hash
 */
export const bouncesSince = (
  preferences: Pick<MessagePreferences, 'bouncedAddress' | 'bouncedAt'> | undefined,
  address: string,
  now: Date,
): Date | null => {
  const { bouncedAddress, bouncedAt } = preferences ?? {};
  const isOver = !bouncedAt || bouncedAt.getTime() + bouncedMs <= now.getTime();
  return isOver || bouncedAddress !== address ? null : bouncedAt;
};
