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
  /** Mails to the address of the reader come back. */
  isBounced?: boolean;
}

/**
 * Returns the channels by which a kind of message is sent; none: it is not sent. An essential kind goes by mail
 * even if that was switched off, because a device can be gone without anybody knowing; another channel that was
 * switched off is used for it only if there is no other. Messages about an account have secret links that prove an
 * address, so they go by mail alone. Where mails come back, the others are used, if there are any.
 */
export function channelsFor(
  kind: MessageKind,
  { available: all, muted, isBounced = false }: Reachable,
): MessageChannel[] {
  if (kind in accountMessageKinds) return all.filter((channel) => channel === 'mail');
  const { isEssential } = messageKinds[kind];
  const others = all.filter((channel) => channel !== 'mail');
  const available = isBounced && others.length > 0 ? others : all;
  const wanted = available.filter(
    (channel) => !muted.includes(channel) || (isEssential && channel === 'mail'),
  );
  if (wanted.length > 0 || !isEssential) return wanted;
  return available.slice(0, 1);
}
