import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem';

test.each([
  ['mail', '450 at DATA', 'the mail server asked us to wait'],
  ['mail', '421', 'the mail server asked us to wait'],
  ['mail', '452 4.2.2 at RCPT TO', 'the mailbox is full'],
  ['mail', '552 5.2.2 at DATA', 'the mailbox is full'],
  ['mail', '550 5.1.1 at RCPT TO', 'there is no such mailbox'],
  ['mail', '550 at RCPT TO', 'there is no such mailbox'],
  ['mail', '5.1.1', 'there is no such mailbox'],
  ['mail', '554 at DATA', 'the mail server did not accept it'],
  ['mail', '535 5.7.8 at AUTH PLAIN', 'the mail server does not accept our name and password'],
  ['mail', 'ETIMEDOUT at CONN', 'the mail server could not be reached'],
  [
    'mail',
    'MAIL_URL is not an SMTP address',
    'the mail server has no valid address in the set-up of the site',
  ],
  ['mail', 'mail is not set up', 'mail is not set up'],
  ['mail', 'It could not be written.', 'It could not be written'],
  ['push', 'no answer', "the browser's service could not be reached"],
  ['push', '413', "the browser's service did not accept it"],
  ['text', 'ECONNREFUSED', 'the gateway for text messages could not be reached'],
  ['text', '401', 'the gateway for text messages does not accept our key'],
  ['text', '429', 'the gateway for text messages asked us to wait'],
  ['text', '503', 'the gateway for text messages has a fault'],
  ['text', 'The budget of the month is used up.', 'The budget of the month is used up'],
] as const)('%s: %s is: %s', (channel, problem, words) => {
  expect(describeProblem(channel, problem)).toBe(words);
});
