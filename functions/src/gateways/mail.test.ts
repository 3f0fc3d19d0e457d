import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMailer, type Mail } from './mail.ts';

const from = 'Clearcoat <hello@carwash.test>';
const secret = 'token-7f3a';

const mail: Mail = {
  to: { name: 'Nadia Rahman', address: 'nadia@customer.test' },
  subject: 'Your booking is confirmed',
  html: `<p>See you on Monday. ${secret}</p>`,
  text: `See you on Monday. ${secret}`,
  messageId: 'b1_confirmation_1@carwash.test',
};

const timeouts = { step: 5000, attempt: 20_000 };
const impatient = { step: 1500, attempt: 20_000 };

const withReply = (responseCode: number, enhanced = '') =>
  Object.assign(new Error(`${enhanced} <nadia@customer.test> is not welcome`.trim()), {
    responseCode,
  });

interface Received {
  source: string;
  from: string | undefined;
  to: string[];
}

/** Starts an SMTP server that takes every mail unless its options say otherwise. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    async onData(stream, { envelope }, done) {
      const source = await readText(stream);
      const sender = (envelope.mailFrom || undefined)?.address;
      received.push({ source, from: sender, to: envelope.rcptTo.map(({ address }) => address) });
      done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  return { received, hangUp, url: `smtp://127.0.0.1:${port}` };
}

/** Returns a source with its folded headers and quoted-printable lines joined. */
const unfolded = (source: string) => source.replace(/=\r\n/g, '').replace(/\r\n[ \t]+/g, ' ');

async function sendTo(options: SMTPServerOptions, some: Partial<Mail> = {}) {
  const server = await startServer(options);
  const attempt = await createMailer({ url: server.url, password: '', from, timeouts }).send({
    ...mail,
    ...some,
  });
  return { ...server, attempt, source: unfolded(server.received[0]?.source ?? '') };
}

describe('a mail that is accepted', () => {
  test('goes to its reader with both texts, and names itself', async () => {
    const { attempt, received, source } = await sendTo({});
    expect(attempt).toEqual({ outcome: 'sent', problem: null });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'hello@carwash.test', to: [mail.to.address] });
    expect(source).toContain('From: Clearcoat <hello@carwash.test>');
    expect(source).toContain('To: Nadia Rahman <nadia@customer.test>');
    expect(source).toContain('Subject: Your booking is confirmed');
    expect(source).toContain('Message-ID: <b1_confirmation_1@carwash.test>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(source).not.toContain('List-Unsubscribe');
  });

  test('can be stopped by one click', async () => {
    const listUnsubscribe = `http://localhost:5000/messages/unsubscribe?token=${'t'.repeat(90)}`;
    const { source } = await sendTo({}, { headers: { listUnsubscribe } });
    expect(source).toContain(`List-Unsubscribe: <${listUnsubscribe}>\r\n`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  test('carries a calendar file with its method', async () => {
    const contentType = 'text/calendar; method=REQUEST';
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const attachments = [{ filename: 'visit.ics', content, contentType }];
    const { source } = await sendTo({}, { attachments });
    expect(source).toMatch(/Content-Type: text\/calendar;.*method=REQUEST/);
    expect(source).toContain('filename=visit.ics');
    expect(source).toContain(Buffer.from(content).toString('base64').replace(/=+$/, ''));
  });

  test.each([
    ['a subject', { subject: 'Hello\r\nBcc: victim@customer.test' }],
    ['a name', { to: { name: 'Nadia\r\nBcc: victim@customer.test', address: mail.to.address } }],
  ])('gets no header from %s', async (_what, some) => {
    const { source, received } = await sendTo({}, some);
    expect(source).not.toMatch(/^Bcc:/m);
    expect(received[0]?.to).toEqual([mail.to.address]);
  });
});

describe('a mail that is not accepted', () => {
  test.each<[string, SMTPServerOptions, string, string]>([
    [
      'an unknown reader',
      { onRcptTo: (_to, _session, done) => done(withReply(550)) },
      'refused',
      '550 at RCPT TO',
    ],
    [
      'a full mailbox',
      { onRcptTo: (_to, _session, done) => done(withReply(451)) },
      'later',
      '451 at RCPT TO',
    ],
    [
      'a refused sender',
      { onMailFrom: (_from, _session, done) => done(withReply(553)) },
      'refused',
      '553 at MAIL FROM',
    ],
    ...(
      [
        ['a daily limit', 550, '5.4.5', 'later'],
        ['a policy of the provider', 550, '5.7.232', 'later'],
        ['too many mails in a minute', 432, '4.3.2', 'later'],
        ['a mailbox that is disabled', 550, '5.2.1', 'refused'],
      ] as const
    ).map(([what, code, enhanced, outcome]): [string, SMTPServerOptions, string, string] => [
      what,
      { onMailFrom: (_from, _session, done) => done(withReply(code, enhanced)) },
      outcome,
      `${code} ${enhanced} at MAIL FROM`,
    ]),
    [
      'a server that wants a password',
      { onMailFrom: (_from, _session, done) => done(withReply(530)) },
      'later',
      '530 at MAIL FROM',
    ],
    [
      'a refused text',
      {
        onData: (stream, _session, done) => stream.resume().once('end', () => done(withReply(554))),
      },
      'refused',
      '554 at DATA',
    ],
    [
      'a text that is taken later',
      {
        onData: (stream, _session, done) => stream.resume().once('end', () => done(withReply(452))),
      },
      'later',
      '452 at DATA',
    ],
    [
      'a server that is full',
      { onConnect: (_session, done) => done(withReply(554)) },
      'later',
      '554 at CONN',
    ],
  ])('%s', async (_what, options, outcome, problem) => {
    const { attempt } = await sendTo(options);
    expect(attempt).toEqual({ outcome, problem });
  });

  test('an address that is none', async () => {
    const { attempt } = await sendTo({}, { to: { name: 'Nadia Rahman', address: '' } });
    expect(attempt).toEqual({ outcome: 'refused', problem: 'EENVELOPE at API' });
  });

  test('a wrong password', async () => {
    const { url } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(withReply(535)),
    });
    const withUser = url.replace('//', '//hello%40carwash.test@');
    const attempt = await createMailer({
      url: withUser,
      password: 'wrong one',
      from,
      timeouts,
    }).send(mail);
    expect(attempt).toEqual({ outcome: 'later', problem: '535 at AUTH PLAIN' });
  });

  test('a greeting that does not come', async () => {
    const { url } = await startServer({ onConnect: () => undefined });
    const attempt = await createMailer({ url, password: '', from, timeouts: impatient }).send(mail);
    expect(attempt).toEqual({ outcome: 'later', problem: 'ETIMEDOUT at CONN' });
  });

  test('an answer that does not come in the time of an attempt', async () => {
    const { url } = await startServer({ onMailFrom: () => undefined });
    const short = { step: 5000, attempt: 300 };
    const attempt = await createMailer({ url, password: '', from, timeouts: short }).send(mail);
    expect(attempt).toEqual({ outcome: 'later', problem: 'ETIMEDOUT' });
  });

  test('nobody listens', async () => {
    const { url } = await startServer();
    const attempt = await createMailer({
      url: `${url.replace(/\d+$/, '')}1`,
      from,
      password: '',
      timeouts,
    }).send(mail);
    expect(attempt).toEqual({ outcome: 'later', problem: 'ECONNREFUSED at CONN' });
  });

  test.each([
    ['', 'mail is not set up'],
    ['mail.example.com', 'MAIL_URL is not an SMTP address'],
    ['https://mail.example.com', 'MAIL_URL is not an SMTP address'],
    ['smtp://100%@mail.example.com', 'the mail could not be written'],
  ])('the address %j', async (url, problem) => {
    expect(await createMailer({ url, password: '', from }).send(mail)).toEqual({
      outcome: 'later',
      problem,
    });
  });
});

describe('a connection that is lost', () => {
  test('before the text was sent: it may be tried again', async () => {
    const { url, hangUp } = await startServer({ onRcptTo: () => hangUp() });
    const { outcome } = await createMailer({ url, password: '', from, timeouts }).send(mail);
    expect(outcome).toBe('later');
  });

  test('after the text was sent: nobody knows', async () => {
    const { url, hangUp } = await startServer({
      onData: (stream) => stream.resume().once('end', () => hangUp()),
    });
    const { outcome } = await createMailer({ url, password: '', from, timeouts }).send(mail);
    expect(outcome).toBe('unknown');
  });

  test('by silence after the text was sent: nobody knows', async () => {
    const { url } = await startServer({ onData: (stream) => stream.resume() });
    const attempt = await createMailer({ url, password: '', from, timeouts: impatient }).send(mail);
    expect(attempt).toEqual({ outcome: 'unknown', problem: 'ETIMEDOUT at CONN' });
  });
});
