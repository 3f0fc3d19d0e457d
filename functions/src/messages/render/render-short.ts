import type { MessageContent } from '@carwash/domain/messages/message-content';
import { writeMessage } from './write-message.ts';

interface ShortMessage {
  title: string;
  body: string;
  /** Where it leads; absolute. */
  url: string;
}

/** Renders a message for a notification. */
export function renderShort(content: MessageContent): ShortMessage {
  const { title, brief, button } = writeMessage(content);
  return { title, body: brief, url: button?.url ?? content.links.home };
}

/** Typographic characters, and those of the GSM alphabet that say the same. */
const plainer = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u202f]/g, ' '],
] as const;

/** Returns a text without typographic characters, because one of them doubles the price of a text message. */
const inPlainCharacters = (text: string): string =>
  plainer.reduce((plain, [typographic, same]) => plain.replace(typographic, same), text);

/** Renders a message for a text message: one line with its link, and how to stop such messages. */
export function renderText(content: MessageContent): string {
  const { title, body, url } = renderShort(content);
  const sentence = /[.?!]$/.test(title) ? title : `${title}.`;
  return inPlainCharacters(
    `${content.business.name}: ${sentence} ${body} ${url} Stop texts: see your profile.`,
  );
}
