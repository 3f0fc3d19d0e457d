import type { MessageContent } from '@carwash/domain/messages/message-content';
import { nameSignInWays } from '@carwash/domain/users/sign-in-ways';
import { linkTo } from './booking-texts.ts';
import { type MessageText, plainText, present } from './message-text.ts';

interface AccountText {
  title: string;
  text: string;
  more?: string | false;
  label: string;
  /** Tells a reader who has not asked for it what happens if they do nothing. */
  otherwise: string;
}

const aboutAccount = (
  { business, links }: MessageContent,
  { title, text, more, label, otherwise }: AccountText,
): MessageText => ({
  ...plainText({
    title,
    brief: text,
    why: `You get this because this address was entered at ${business.name}.`,
  }),
  subject: `${title} at ${business.name}`,
  paragraphs: present(text, more),
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

/** Names the ways to sign in without a password. */
function otherWays({ signInWays }: MessageContent): string | false {
  const others = nameSignInWays(signInWays.filter((way) => way !== 'password'));
  return others !== '' && `Until then you can also sign in with ${others}.`;
}

export const resetPassword = (content: MessageContent): MessageText =>
  aboutAccount(content, {
    title: 'Set a new password',
    text: 'Somebody, most likely you, asked for a new password for your account.',
    more: otherWays(content),
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

const signInChanges = {
  password: 'The password of your account was changed. You are signed out everywhere else.',
  emailAsked:
    'Somebody, most likely you, asked for another email address for your account. It changes as soon as the new address is confirmed.',
  email: 'Your account has another email address now, so nobody signs in with this one any more.',
  ways: 'The ways to sign in to your account have changed.',
} as const;

export const signInChanged = (content: MessageContent): MessageText => {
  const { business, facts, signInWays } = content;
  const change = facts.signInChange ?? 'ways';
  const ways = nameSignInWays(signInWays);
  const contact = `get in touch with us: ${business.phone}`;
  return aboutAccount(content, {
    title: change === 'emailAsked' ? 'Another email for your account' : 'Your sign-in has changed',
    text: signInChanges[change],
    more:
      (change === 'password' || change === 'ways') &&
      ways !== '' &&
      `You now sign in with ${ways}.`,
    label: change === 'email' ? 'Contact us' : 'Set a new password',
    otherwise:
      change === 'email'
        ? `If it was not you, ${contact}.`
        : `If it was not you, set a new password at once, or ${contact}.`,
  });
};

export const wrongPin = (content: MessageContent): MessageText =>
  aboutAccount(content, {
    title: 'Wrong PINs were entered for you',
    text: 'Somebody has chosen you at a tablet and entered wrong PINs several times.',
    label: 'Open my profile',
    otherwise:
      'If it was you, all is well. If not, set a new PIN in your profile, and tell the owner: the audit says who was signed in there.',
  });
