import type { MessageContent } from '@carwash/domain/messages/message-content';
import { writeMessage } from './write-message.ts';

interface ShortMessage {
  title: string;
  body: string;
  /** Where it leads; absolute. */
  url: string;
}

/** Renders a message for a notification or a text message. */
export function renderShort(content: MessageContent): ShortMessage {
  const { title, brief, button } = writeMessage(content);
  return { title, body: brief, url: button?.url ?? content.links.home };
}
