import type { MessageContent } from '@carwash/domain/messages/message-content';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { Mail } from './mail.tsx';
import { writeMessage } from './write-message.ts';

interface RenderedMail {
  /** One line. */
  subject: string;
  html: string;
  text: string;
}

/** Headings keep their letters; html-to-text writes them in capitals by default. */
const plainTextOptions = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** Renders a message as HTML and plain text, both from one source. */
export async function renderMail(content: MessageContent): Promise<RenderedMail> {
  const text = writeMessage(content);
  const html = await render(createElement(Mail, { content, text }));
  return { subject: text.subject, html, text: toPlainText(html, plainTextOptions) };
}
