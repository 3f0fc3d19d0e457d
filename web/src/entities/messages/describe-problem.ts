import type { MessageChannel } from '@carwash/domain/messages/kinds';

/** Who takes over what is sent by a channel, as the subject of a sentence. */
const takers: Record<MessageChannel, string> = {
  mail: 'the mail server',
  push: "the browser's service",
  text: 'the gateway for text messages',
};

const noConnection =
  /^(no answer|no connection|ETIMEDOUT|ECONN\w*|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)\b/;

/** Codes of SMTP (RFC 5321) with their enhanced ones (RFC 3463). The first that matches counts. */
const mailReplies: readonly [code: RegExp, text: string][] = [
  [/^(EAUTH|53[0458]|454 4\.7)/, 'the mail server does not accept our name and password'],
  [/\b[45]\.2\.2\b|^552/, 'the mailbox is full'],
  [/^4/, 'the mail server asked us to wait'],
  [/\b5\.1\.\d|^55[013]\b.* at RCPT TO/, 'there is no such mailbox'],
  [/^5/, 'the mail server did not accept it'],
];

/** Statuses of HTTP. */
const httpReplies: readonly [code: RegExp, text: string][] = [
  [/^40[13]\b/, 'does not accept our key'],
  [/^(408|429)\b/, 'asked us to wait'],
  [/^5\d\d\b/, 'has a fault'],
  [/^[34]\d\d\b/, 'did not accept it'],
];

/** Names a parameter of the deployment, which staff do not know. */
const wrongAddress = /^(MAIL|TEXT)_URL is /;

function wordsOf(channel: MessageChannel, problem: string): string | undefined {
  const taker = takers[channel];
  if (wrongAddress.test(problem)) return `${taker} has no valid address in the set-up of the site`;
  if (noConnection.test(problem)) return `${taker} could not be reached`;
  const told = ([code]: readonly [RegExp, string]) => code.test(problem);
  if (channel === 'mail') return mailReplies.find(told)?.[1];
  const reply = httpReplies.find(told)?.[1];
  return reply && `${taker} ${reply}`;
}

/** Says in words why a delivery failed: '450 at DATA' -> 'the mail server asked us to wait'. Texts stay as they are. */
export const describeProblem = (channel: MessageChannel, problem: string): string =>
  wordsOf(channel, problem) ?? problem.replace(/\.$/, '');
