import { traceDays } from '../customers/trace.ts';
import type { LegalSettings, LegalTextName } from '../settings/legal-settings.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { type Retention, retentionText } from '../settings/retention.ts';
import { hoursText } from '../time/durations.ts';

const contact = ({ name, address, phone, email }: PublicSettings): string =>
  `${name}\n${address.join(', ')}\n${phone}\n${email}`;

const privacy = (settings: PublicSettings, retention: Retention): string => `# Who we are

${contact(settings)}

We are responsible for the data that this site keeps about you. This page says what that is, why we keep it and for how long.

# What we store about you

Your account: name, email, phone number and, if you give them, your address and a photo. We need them to know whose booking it is and to reach you about it.

Your vehicles: type, registration plate and, where a service asks for them, brand, model and year. We need them to prepare the bay and to find your car.

Your bookings: service, time, vehicle, extras, and your note. When we come to you, the address where the vehicle stands.

Your payments: amount, time, state and reference number. We never see or store your card number.

Photos and damage notes: while we have your vehicle we may photograph it and note damage that was there before. Only you and our staff see them.

The waitlist: the days and times for which you wait, until you have a time or the days are over.

Messages: which ones we sent you, when, and whether they arrived. If you turn on notifications, the address that your browser gave us for each device.

Notes of our staff about you, and whether we have stopped taking your bookings online. You find both in the copy of your data.

Changes by our staff: who changed what and when, without your name, phone number or plate.

Your reviews: rating, text and your name. They are public.

A photo of yours and your reviews are only there because you chose to give them.

# Who else gets it

Our payment provider, aamarPay, gets your name, email, phone number, address and the amount when you pay by card, because it has to handle the payment.

This site runs on Google Firebase, which stores the data for us. If you sign in with Google or GitHub, they tell us your name and email. Where we protect this site against robots with Google reCAPTCHA, Google learns that you visit it.

Our mail provider gets your email address and what we write to you. If we send you text messages, our text message service gets your phone number and the text.

If you turn on notifications, they reach you through the service of your browser: that of Google, Apple, Mozilla or Microsoft. What is in them is encrypted on the way.

Nobody else gets your data from us, and we do not use it for advertising.

# What is kept in your browser

Your sign-in, what you have typed in forms, and your choice of a light or a dark page. There are no advertising or tracking cookies. While you are signed in, also your next bookings, so that you can read them without a connection; they are deleted when you sign out.

# How long we keep it

Your account, your vehicles, your devices and your calendar link: until you delete them. Photos and damage notes: ${settings.photoDays === 1 ? '1 day' : `${settings.photoDays} days`} after the visit.

Bookings: ${retentionText('bookingMonths', retention)} after the visit, or ${retentionText('walkInMonths', retention)} if you booked without an account. Then we erase your name, email, phone number, vehicle, address and note from them; service, time and price stay. Without an account we then erase your name, email and phone number from the payments of these bookings, too; the plate stays.

Payments: ${retentionText('paymentYears', retention)} after they began. Receipts: ${retentionText('receiptYears', retention)} after the money moved. The law wants us to keep our books for so long; then we erase who you are from them, too.

Notes of our staff: ${retentionText('noteMonths', retention)} after they were last changed, or until you delete your account. While we do not take your bookings online, they stay.

Messages: ${retentionText('messageMonths', retention)} after they were written.

What is still open, such as a visit to come, a payment or a refund, we keep until it is settled.

When an account is deleted, the addresses and notes are erased from its bookings at once; name, email, phone number and vehicle stay with what was sold for the times above. Reviews stay with your name, also when you delete your account: delete them first if you do not want that.

If we have asked somebody to book by phone only, or if somebody has not come to a visit or has let a time lapse that we kept for them from the waitlist, we recognise them for ${traceDays} days after that, or after they delete their account: by email address, phone number and plate, of which we then keep no more than a code from which nobody can read them.

# Your rights

Your profile shows what we know about you and lets you correct it. There you can also download a copy of your data: profile, vehicles, bookings and what happened to them, payments, receipts, reviews, messages, photos and damage notes, notes and changes of our staff, and calendar links, change your email, and delete your account.

Without an account, ask at our desk: it corrects your name, phone number and email, and erases them with your visits once those are over and paid.

You can ask us to correct or delete anything else, or object to what we do with your data. If you are not content with our answer, you can turn to the data protection authority.

# Contact

Write to ${settings.email} or call ${settings.phone}.`;

/** Returns the sentence about when a cancellation is refunded. */
function cancellationTerms({ cancellationHours }: PublicSettings): string {
  const end =
    cancellationHours === 0
      ? 'until it starts'
      : `until ${hoursText(cancellationHours)} before it starts`;
  return `You can cancel a booking free of charge ${end}. After that there is no refund. A booking that is moved later than that keeps its price, but can no longer be cancelled for a refund.`;
}

const refundTerms = ({ refundDays, refundNote }: PublicSettings): string =>
  [
    `What we owe you goes back the way you paid, within ${refundDays === 1 ? '1 working day' : `${refundDays} working days`}. What was paid in cash we give back at our desk.`,
    refundNote,
  ]
    .filter(Boolean)
    .join(' ');

const terms = (settings: PublicSettings): string => `# Who you book with

${contact(settings)}

# Booking

A time is yours once it is paid, or at once where a service is free of charge. While you pay, we keep it for you for ${settings.holdMinutes} minutes. The price is the one that you see before you confirm; it depends on the service, the size of the vehicle and the extras.

If your payment arrives too late and somebody else has the time by then, you get all your money back.

# Arrival

Please come a few minutes early, with your vehicle unlocked and your valuables taken out. When we come to you, the vehicle has to stand where we can get to it.

If you are late, we do what is possible in the time that is left.

# Cancelling and moving

${cancellationTerms(settings)}

If we have to cancel, you get all your money back or another time, as you like.

# Refunds

${refundTerms(settings)}

# When you do not come

If you do not come and have not cancelled in time, there is no refund.

# Liability

We take care of your vehicle as if it were ours. Please show us damage before you leave, so that we can look at it together. We are liable for what we break by our own fault, and not for damage that was there before, for loose or worn parts, or for things left in the vehicle. Rights that the law gives you stay as they are.

# Reviews

Reviews have to be about a visit or our business. We remove those that insult somebody or break the law.

# Contact

Write to ${settings.email} or call ${settings.phone}.`;

const templates = { privacy, terms } satisfies Record<
  LegalTextName,
  (settings: PublicSettings, retention: Retention) => string
>;

/** Returns the site's own text of a legal page, for a business that has not written one. */
export const legalTemplate = (
  name: LegalTextName,
  settings: PublicSettings,
  retention: Retention,
): string => templates[name](settings, retention);

/** Returns the text of a legal page: the one that the business has written, or else the site's own. */
export const legalTextOf = (
  name: LegalTextName,
  legal: LegalSettings,
  settings: PublicSettings,
): string => legal[name] || legalTemplate(name, settings, legal);
