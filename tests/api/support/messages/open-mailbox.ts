import type { Attempt } from '@carwash/domain/messages/delivery-steps';
import type { Message } from '@carwash/domain/messages/message';
import type { Letter } from '@carwash/functions/gateways/message-channel';
import type { Harness } from '../harness/harness.ts';

/** A channel for mail that keeps what it gets. */
interface Mailbox {
  letters: Letter[];
  /** Kinds and recipients, in the order in which they were sent. */
  told: () => string[];
  /** Makes the next attempts end this way. */
  answer: (attempt: Attempt) => void;
}

const accepted: Attempt = { outcome: 'sent', problem: null };

/**
 * Sets up mail until `harness.mend`.
 * @param onSend runs while a message is handed over
 */
export function openMailbox(
  harness: Harness,
  onSend: (letter: Letter) => Promise<void> = async () => {},
): Mailbox {
  const letters: Letter[] = [];
  let answer = accepted;
  harness.context.messageChannels = {
    mail: {
      reaches: ({ email }) => email !== '',
      send: async (letter) => {
        await onSend(letter);
        letters.push(letter);
        return answer;
      },
    },
  };
  return {
    letters,
    told: () => letters.map(({ message, reader }) => `${message.kind} ${reader.email}`),
    answer: (attempt) => {
      answer = attempt;
    },
  };
}

/** Returns the messages about a booking, by id. */
export async function messagesOf(harness: Harness, bookingId: string): Promise<Message[]> {
  const { docs } = await harness.context.db.messages.where('bookingId', '==', bookingId).get();
  return docs.map((message) => message.data());
}

/** Returns kind and version of the messages about a booking, in order. */
export const kindsOf = async (harness: Harness, bookingId: string): Promise<string[]> =>
  (await messagesOf(harness, bookingId)).map(({ kind, version }) => `${kind} ${version}`).sort();
