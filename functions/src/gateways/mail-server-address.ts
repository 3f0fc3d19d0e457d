import type SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Where mails are handed over. Without a user the server asks for none. */
export type MailServerAddress = Pick<
  SMTPConnection['options'],
  'host' | 'port' | 'secure' | 'requireTLS' | 'ignoreTLS'
> & { user: string };

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;

/**
 * Reads the address of a mail server. A password is sent only over TLS, and TLS is not used within this machine.
 * @returns null when it is not the address of one
 */
export function readMailServer(text: string): MailServerAddress | null {
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

/** Returns what is wrong with our own settings of the mail server; null: nothing that is seen before a mail is sent. */
export function faultOfMailServer({ url, password }: { url: string; password: string }) {
  const server = readMailServer(url);
  if (!server) return 'MAIL_URL is not an SMTP address.';
  return server.user !== '' && password === '' ? 'MAIL_PASSWORD is missing.' : null;
}
