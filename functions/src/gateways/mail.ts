import { type Attempt, longestAttemptMs } from '@carwash/domain/messages/delivery-steps';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type MailServerAddress, readMailServer } from './mail-server-address.ts';

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

/** Fields of nodemailer's errors. Their texts and replies quote addresses, so they are never passed on. */
interface SmtpError {
  code?: string;
  /** The code of the system's error behind it. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  /** The whole reply. */
  response?: string;
}

/** Replies to MAIL FROM that ask for authentication or encryption: our settings are wrong, not the mail. */
const settingsReplies = [530, 534, 535, 538];

/**
 * Enhanced codes (RFC 3463) by which servers refuse what comes from us and not this mail: 5.4.5 is Gmail's daily limit, and
 * 5.7.x a policy, such as a limit of Microsoft 365.
 */
const senderCodes = /^5\.(4\.5|7\.\d+)$/;

/** Returns the enhanced code of a reply: '5.4.5'; undefined: it has none. */
const enhancedCode = ({ response = '' }: SmtpError): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Commands whose permanent refusal is about this mail. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Tells whether a further attempt would fail as this one; also when nodemailer finds an address unusable. */
function isRefusal(error: SmtpError): boolean {
  const { code, command = '', responseCode } = error;
  if (responseCode === undefined) return code === 'EENVELOPE';
  return (
    responseCode >= 500 &&
    mailCommands.includes(command) &&
    !settingsReplies.includes(responseCode) &&
    !senderCodes.test(enhancedCode(error) ?? '')
  );
}

/** Returns a code or a command if it is one; anything else could quote an address. */
const constant = (text: string | undefined): string | undefined =>
  text !== undefined && /^[A-Z0-9_ -]{1,40}$/.test(text) ? text : undefined;

function problemOf(error: SmtpError): string {
  const { code, originalCode, command, responseCode } = error;
  const reply = responseCode && [responseCode, enhancedCode(error)].filter(Boolean).join(' ');
  const name = reply || (constant(originalCode) ?? constant(code) ?? 'ERROR');
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
      // Postmark gives mails an id of its own, and tells this one back.
      'X-PM-Metadata-message-id': mail.messageId.replace(/@.*/, ''),
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
  { user, ...server }: MailServerAddress,
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
        const server = readMailServer(url);
        if (!server) return { outcome: 'later', problem: 'MAIL_URL is not an SMTP address' };
        return await attempt(server, compose(mail, from), { password, timeouts });
      } catch {
        return { outcome: 'later', problem: 'the mail could not be written' };
      }
    },
  };
}
