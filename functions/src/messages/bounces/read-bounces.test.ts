import { expect, test } from 'vitest';
import { readBounces } from './read-bounces.ts';

const id = 'T-1764136800000-sample1-foamwash_confirmation_1';
const messageId = `<${id}@wash.test>`;

/** Returns a report as Postfix writes it. */
const reportWith = (action: string, status: string) =>
  [
    'From: MAILER-DAEMON@mx.wash.test (Mail Delivery System)',
    'To: hello@wash.test',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B1"',
    '',
    '--B1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--B1',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.wash.test',
    'Arrival-Date: Mon, 3 Mar 2031 12:00:00 +0600 (+06)',
    '',
    'Final-Recipient: rfc822; nadia@customer.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <nadia@customer.test>: no such user',
    '',
    '--B1',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    'From: Clearcoat <hello@wash.test>',
    'To: nadia@customer.test',
    `Message-ID: ${messageId}`,
    'Subject: Booked',
    'MIME-Version: 1.0',
    'Content-Type: text/plain',
    '',
    'See you on Monday.',
    '--B1--',
    '',
  ].join('\r\n');

const amazon = (bounceType: string) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType,
    bouncedRecipients: [{ emailAddress: 'nadia@customer.test', status: '5.1.1' }],
  },
  mail: {
    messageId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000',
    headers: [
      { name: 'From', value: 'hello@wash.test' },
      { name: 'Message-ID', value: messageId },
    ],
  },
});

const mailgun = (severity: string) => ({
  signature: { token: 't', timestamp: '1', signature: 's' },
  'event-data': {
    event: 'failed',
    severity,
    'delivery-status': { code: 550, 'enhanced-code': '5.1.1' },
    message: { headers: { 'message-id': `${id}@wash.test` } },
  },
});

const postmark = (Type: string, Inactive: boolean) => ({
  RecordType: 'Bounce',
  Type,
  Inactive,
  Details: 'smtp;550 5.1.1 The email account does not exist.',
  Metadata: { 'message-id': id },
});

const bounce = { messageId: id, status: '5.1.1' };

test.each<[string, unknown, object[]]>([
  ['a report of a mail server', reportWith('failed', '5.1.1'), [bounce]],
  ['a delay', reportWith('delayed', '4.2.0'), []],
  ['an answer of a reader', 'From: nadia@customer.test\r\nSubject: Re: Booked\r\n\r\nThanks!', []],
  ['Amazon SES', amazon('Permanent'), [bounce]],
  ['Amazon SES, for a time', amazon('Transient'), []],
  ['Amazon SNS', { Type: 'Notification', Message: JSON.stringify(amazon('Permanent')) }, [bounce]],
  ['Amazon SNS, another text', { Type: 'Notification', Message: 'Hello' }, []],
  ['Postmark', postmark('HardBounce', true), [bounce]],
  ['Postmark, for a time', postmark('Transient', false), []],
  ['Mailgun', mailgun('permanent'), [bounce]],
  ['Mailgun, for a time', mailgun('temporary'), []],
  [
    'SendGrid',
    [
      { event: 'processed', 'smtp-id': messageId },
      { event: 'bounce', type: 'bounce', status: '5.1.1', 'smtp-id': messageId },
      { event: 'bounce', type: 'blocked', status: '5.7.1', 'smtp-id': '<other@wash.test>' },
      { event: 'dropped', reason: 'Bounced Address', 'smtp-id': '<dropped@wash.test>' },
    ],
    [bounce, { messageId: 'dropped', status: null }],
  ],
  ['something else', { hello: ['world', null, 3] }, []],
  ['null', null, []],
])('%s', async (_from, report, bounces) => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  expect(await readBounces(text)).toEqual(bounces);
});
