import {
  accountMessageKinds,
  type MessageChannel,
  type MessageKind,
  messageKinds,
} from './kinds.ts';

/** Ways in which a reader can be reached. */
export interface Reachable {
  /** Channels with an address or a device of the reader. */
  available: readonly MessageChannel[];
  /** Channels that the reader has switched off. */
  muted: readonly MessageChannel[];
}

/**
 * Returns the channels by which a kind of message is sent; none: it is not sent. A channel that was switched
 * off is used for an essential kind only if there is no other. Messages about an account have secret links that
 * prove an address, so they go by mail alone.
 */
export function channelsFor(kind: MessageKind, { available, muted }: Reachable): MessageChannel[] {
  if (kind in accountMessageKinds) return available.filter((channel) => channel === 'mail');
  const wanted = available.filter((channel) => !muted.includes(channel));
  if (wanted.length > 0 || !messageKinds[kind].isEssential) return wanted;
  return available.slice(0, 1);
}
