import type { MessageKind } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import type { MessageSettings } from '@carwash/domain/messages/message-settings';
import type { MessageSituation } from '@carwash/domain/messages/message-verdict';
import type { Context } from '../context.ts';
import { waysOf } from '../gateways/find-account.ts';
import type { Letter, Reader } from '../gateways/message-channel.ts';
import { linksOf } from './message-links.ts';
import { readerOf, readSubject, situationOf } from './read-subject.ts';

/** Returns the line that the business adds to a kind; empty: none. */
export const ownLineOf = (kind: MessageKind, { ownLines }: MessageSettings): string =>
  ownLines.find((own) => own.kind === kind)?.line ?? '';

/** A message with everything that decides about it. */
export interface ReadMessage {
  situation: MessageSituation;
  reader: Reader;
  /** Returns it as it is now. Each change of a booking changes its document, so most are not read again. */
  again: () => Promise<ReadMessage>;
  /** Returns the message with its content. It is called only when it is sent, because it makes secret links. */
  write: () => Promise<Letter>;
}

/** Reads what a message is about, and who gets it. */
export async function readLetter(message: Message, context: Context): Promise<ReadMessage> {
  const subject = await readSubject(message, context);
  const { booking, payment, additions, entry, account, business, settings } = subject;
  const { kind, facts } = message;
  const reader = readerOf(subject);
  const letter: ReadMessage = {
    situation: await situationOf(subject, context),
    reader,
    again: async () =>
      (await subject.isBookingUnchanged()) ? letter : readLetter(message, context),
    write: async () => ({
      message,
      reader,
      content: {
        kind,
        name: reader.name,
        business,
        timeZone: context.settings.businessTimeZone,
        now: context.now(),
        booking,
        payment,
        additions,
        entry,
        facts,
        signInWays: waysOf(account),
        links: await linksOf(subject, context),
        ownLine: ownLineOf(kind, settings),
      },
    }),
  };
  return letter;
}
