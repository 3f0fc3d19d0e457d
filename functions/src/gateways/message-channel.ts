import type { Attempt } from '@carwash/domain/messages/delivery-steps';
import type { Message } from '@carwash/domain/messages/message';
import type { MessageContent } from '@carwash/domain/messages/message-content';

/** The person or business that a message is for. */
export interface Reader {
  /** null: no account. */
  uid: string | null;
  name: string;
  /** Empty: none is known. */
  email: string;
  /** E.164; empty: none is known. */
  phone: string;
}

/** A message that is ready to be sent. */
export interface Letter {
  message: Message;
  reader: Reader;
  content: MessageContent;
}

/** A way to send messages. */
export interface Channel {
  reaches: (reader: Reader) => boolean | Promise<boolean>;
  /** Tells whether its settings can be read, as far as they are no secrets; absent: they can. */
  isReadable?: boolean;
  /** Returns what is wrong with our own settings, so that nothing can be sent; null or absent: nothing is known. */
  fault?: () => string | null | Promise<string | null>;
  /** Makes one attempt. It ends within `longestAttemptMs`, and only throws before anything was sent. */
  send: (letter: Letter) => Promise<Attempt>;
}

/** Tells whether this site sends mails, so that somebody can confirm an address or get a link. */
export const sendsMails = ({
  messageChannels: { mail },
}: {
  messageChannels: { mail?: Pick<Channel, 'isReadable'> };
}): boolean => mail !== undefined && mail.isReadable !== false;
