import { type Attempt, longestAttemptMs } from '@carwash/domain/messages/delivery-steps';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface MailAttachment {
  filename: string;
  content: string;
  /** 'text/calendar; method=REQUEST' */
  contentType: string;
}

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  headers?: {
    /** Absolute address that stops such mails, by one POST and without a sign-in. */
    listUnsubscribe?: string;
  };
  attachments?: readonly MailAttachment[];
  /** The Message-ID without its angle brackets. The same for every attempt, so that servers and readers recognise a repetition. */
  messageId: string;
}

export interface Mailer {
  /** Makes one attempt to send a mail. Never throws, and ends within `longestAttemptMs`. */
  send(mail: Mail): Promise<Attempt>;
}

/** Timeouts in milliseconds. */
interface MailTimeouts {
  /** Until the server has answered: connecting, its greeting, and each command after it. */
  step: number;
  /** The whole attempt. */
  attempt: number;
}

interface MailerSettings {
  /** smtp(s)://user@host:port, without a user where the server asks for none; empty: nothing is sent. */
  url: string;
  password: string;
  /** 'Clearcoat <hello@example.com>' */
  from: string;
  timeouts?: MailTimeouts;
}

// Five seconds are kept for what comes before and after it.
const defaultTimeouts: MailTimeouts = { step: 10_000, attempt: longestAttemptMs - 5000 };

type ServerAddress = Pick<
  SMTPConnection['options'],
  'host' | 'port' | 'secure' | 'requireTLS' | 'ignoreTLS'
> & { user: string };

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * Reads the address of a mail server. A password is sent only over TLS, and TLS is not used within this machine.
 * @returns null when it is not the address of one
 */
function readServer(text: string): ServerAddress | null {
  const url = URL.parse(text);
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = loopback.test(host);
  return {
    host,
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === 'smtps:',
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    user: decodeURIComponent(url.username),
  };
}

/** Fields of nodemailer's errors. Their texts and replies quote addresses, so they are never passed on. */
interface SmtpError {
  code?: string;
  /** The code of the system's error behind it. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

/** Replies to MAIL FROM that ask for authentication or encryption: our settings are wrong, not the mail. */
const settingsReplies = [530, 534, 535, 538];

/** Commands whose permanent refusal is about this mail. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Tells whether a further attempt would fail as this one; also when nodemailer finds an address unusable. */
const isRefusal = ({ code, command = '', responseCode }: SmtpError): boolean =>
  responseCode === undefined
    ? code === 'EENVELOPE'
    : responseCode >= 500 &&
      mailCommands.includes(command) &&
      !settingsReplies.includes(responseCode);

/** Returns a code or a command if it is one; anything else could quote an address. */
const constant = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Z0-9_ -]{1,40}$/.test(text) ? text : undefined;

function problemOf({ code, originalCode, command, responseCode }: SmtpError): string {
  const name = responseCode?.toString() ?? constant(originalCode) ?? constant(code) ?? 'ERROR';
  const at = constant(command);
  return at === undefined ? name : `${name} at ${at}`;
}

/** @param isHandedOver whether all of the mail had been sent before the error */
function attemptOf(error: SmtpError, isHandedOver: boolean): Attempt {
  const problem = problemOf(error);
  if (isHandedOver && error.responseCode === undefined) return { outcome: 'unknown', problem };
  // After the mail every refusal is about it, whichever command nodemailer names.
  const judged = isHandedOver ? { ...error, command: 'DATA' } : error;
  return { outcome: isRefusal(judged) ? 'refused' : 'later', problem };
}

/** Returns the mail as MIME. */
const compose = ({ headers, ...mail }: Mail, from: string) =>
  new MailComposer({
    ...mail,
    attachments: mail.attachments?.map((attachment) => ({ ...attachment })),
    from,
    headers: {
      // Keeps machines from answering it.
      'Auto-Submitted': 'auto-generated',
      ...(headers?.listUnsubscribe && {
        'List-Unsubscribe': `<${new URL(headers.listUnsubscribe).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();

/** Connects, authenticates, and hands over one mail. */
function attempt(
  { user, ...server }: ServerAddress,
  message: ReturnType<typeof compose>,
  { password, timeouts }: { password: string; timeouts: MailTimeouts },
): Promise<Attempt> {
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeouts.step,
    greetingTimeout: timeouts.step,
    socketTimeout: timeouts.step,
    dnsTimeout: timeouts.step,
    socketCloseTimeout: 1000,
  });
  const body = message.createReadStream();
  let isHandedOver = false;
  body.once('end', () => {
    isHandedOver = true;
  });
  return new Promise<Attempt>((resolve) => {
    const timer = setTimeout(() => fail({ code: 'ETIMEDOUT' }), timeouts.attempt);
    const fail = (error: SmtpError) => {
      clearTimeout(timer);
      resolve(attemptOf(error, isHandedOver));
      connection.close();
    };
    const send = () =>
      connection.send(message.getEnvelope(), body, (error) => {
        if (error) return fail(error);
        clearTimeout(timer);
        resolve({ outcome: 'sent', problem: null });
        connection.quit();
      });
    // Stays until the end, because an error without a listener would end the process.
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) return fail(error);
      if (user === '') return send();
      connection.login({ user, pass: password }, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}

/** Returns a mailer that hands each mail to one SMTP server, over a connection of its own. */
export function createMailer({
  url,
  password,
  from,
  timeouts = defaultTimeouts,
}: MailerSettings): Mailer {
  return {
    async send(mail) {
      if (url === '' || from === '') return { outcome: 'later', problem: 'mail is not set up' };
      try {
        const server = readServer(url);
        if (!server) return { outcome: 'later', problem: 'MAIL_URL is not an SMTP address' };
        return await attempt(server, compose(mail, from), { password, timeouts });
      } catch {
        return { outcome: 'later', problem: 'the mail could not be written' };
      }
    },
  };
}
