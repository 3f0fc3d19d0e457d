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
  /** Makes one attempt. It ends within `longestAttemptMs`, and only throws before anything was sent. */
  send: (letter: Letter) => Promise<Attempt>;
}
