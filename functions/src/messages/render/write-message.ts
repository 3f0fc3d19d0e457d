import type { MessageKind } from '@carwash/domain/messages/kinds';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import {
  changeEmail,
  resetPassword,
  signInChanged,
  verifyEmail,
  wrongPin,
} from './account-texts.ts';
import {
  cancelled,
  confirmation,
  displaced,
  howWasIt,
  moved,
  ready,
  reminderDay,
  reminderSoon,
} from './booking-texts.ts';
import type { MessageText } from './message-text.ts';
import { placeLost, refunded, refundGranted } from './refund-texts.ts';
import {
  staffBooking,
  staffCancellation,
  staffDisplaced,
  staffPayment,
  staffUnanswered,
} from './staff-texts.ts';
import { placeOffered } from './waitlist-texts.ts';

const writers: Record<MessageKind, (content: MessageContent) => MessageText> = {
  confirmation,
  moved,
  cancelled,
  refund_granted: refundGranted,
  refunded,
  place_lost: placeLost,
  displaced,
  place_offered: placeOffered,
  reminder_day: reminderDay,
  reminder_soon: reminderSoon,
  ready,
  how_was_it: howWasIt,
  staff_booking: staffBooking,
  staff_cancellation: staffCancellation,
  staff_payment: staffPayment,
  staff_unanswered: staffUnanswered,
  staff_displaced: staffDisplaced,
  verify_email: verifyEmail,
  reset_password: resetPassword,
  change_email: changeEmail,
  sign_in_changed: signInChanged,
  wrong_pin: wrongPin,
};

/** In characters. */
const maxSubjectLength = 150;

/** Returns the text in one line without control characters, so that it can be a header. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** Cuts a long text between two characters. */
function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= maxSubjectLength) return text;
  return `${characters
    .slice(0, maxSubjectLength - 1)
    .join('')
    .trimEnd()}…`;
}

/** Writes the words of a message. They say nothing that its content does not prove. */
export function writeMessage(content: MessageContent): MessageText {
  const text = writers[content.kind](content);
  return {
    ...text,
    subject: shortened(oneLine(text.subject)),
    title: oneLine(text.title),
    brief: oneLine(text.brief),
  };
}
