import type { Message } from './message.ts';

/** Fields of a message that its writer decides. */
export type MessageDraft = Pick<Message, 'kind' | 'uid' | 'bookingId' | 'version' | 'facts'> & {
  /** Time from which it can be sent. */
  dueAt: Date;
};

/** Returns the id of a message: one change writes a message only once. */
export const messageId = ({
  kind,
  uid,
  bookingId,
  version,
}: Pick<MessageDraft, 'kind' | 'uid' | 'bookingId' | 'version'>): string =>
  `${bookingId ?? uid}_${kind}_${version}`;

/** Returns a message that nobody has sent yet. */
export const newMessage = (
  { dueAt, ...draft }: MessageDraft,
  { linkToken, createdAt }: Pick<Message, 'linkToken' | 'createdAt'>,
): Message => ({
  _id: messageId(draft),
  ...draft,
  state: 'scheduled',
  dropReason: null,
  dueAt,
  leasedUntil: null,
  leasedBy: null,
  deliveries: { mail: null, push: null, text: null },
  linkToken,
  sentAt: null,
  createdAt,
});
