import type { MessageContent } from '@carwash/domain/messages/message-content';
import { linkTo } from './booking-texts.ts';
import { type MessageText, plainText } from './message-text.ts';

interface AccountText {
  title: string;
  text: string;
  label: string;
  /** Tells a reader who has not asked for it what happens if they do nothing. */
  otherwise: string;
}

const aboutAccount = (
  { business, links }: MessageContent,
  { title, text, label, otherwise }: AccountText,
): MessageText => ({
  ...plainText({
    title,
    brief: text,
    why: `You get this because this address was entered at ${business.name}.`,
  }),
  subject: `${title} at ${business.name}`,
  paragraphs: [text],
  button: linkTo(links.action, label),
  afterwards: [otherwise],
});

export const verifyEmail = (content: MessageContent): MessageText =>
  aboutAccount(content, {
    title: 'Confirm your email',
    text: 'Please confirm that this is your email address.',
    label: 'Confirm my email',
    otherwise: 'If you have no account with us, you can ignore this mail.',
  });

export const resetPassword = (content: MessageContent): MessageText =>
  aboutAccount(content, {
    title: 'Set a new password',
    text: 'Somebody, most likely you, asked for a new password for your account.',
    label: 'Set a new password',
    otherwise: 'If it was not you, you can ignore this mail: your password stays as it is.',
  });

export const changeEmail = (content: MessageContent): MessageText =>
  aboutAccount(content, {
    title: 'Confirm your new email',
    text: 'Please confirm that your account should have this email address.',
    label: 'Confirm my new email',
    otherwise: 'If it was not you, you can ignore this mail: nothing changes.',
  });
