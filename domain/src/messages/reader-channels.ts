import {
  accountMessageKinds,
  type MessageChannel,
  type MessageKind,
  messageKinds,
} from './kinds.ts';

/** Ways in which a reader can be reached. */
interface Reachable {
  /** Channels with an address or a device of the reader. */
  available: readonly MessageChannel[];
  /** Channels that the reader has switched off. */
  muted: readonly MessageChannel[];
}

/**
 * Returns the channels by which a kind of message is sent; none: it is not sent. An essential kind goes by mail
 * even if that was switched off, because a device can be gone without anybody knowing; another channel that was
 * switched off is used for it only if there is no other. Messages about an account have secret links that prove an
 * address, so they go by mail alone.
 */
export function channelsFor(kind: MessageKind, { available, muted }: Reachable): MessageChannel[] {
  if (kind in accountMessageKinds) return available.filter((channel) => channel === 'mail');
  const { isEssential } = messageKinds[kind];
  const wanted = available.filter(
    (channel) => !muted.includes(channel) || (isEssential && channel === 'mail'),
  );
  if (wanted.length > 0 || !isEssential) return wanted;
  return available.slice(0, 1);
}
