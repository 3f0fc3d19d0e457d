import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createMailer } from '@carwash/functions/gateways/mail';
import type { Channel } from '@carwash/functions/gateways/message-channel';
import { createMailChannel } from '@carwash/functions/messages/mail-channel';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Listens for mails on a free port of this machine. */
export async function listenForMails(options: SMTPServerOptions) {
  const sockets = new Set<Socket>();
  const server = new SMTPServer({ authOptional: true, logger: false, ...options });
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    host: `127.0.0.1:${port}`,
    dropConnections,
    close() {
      dropConnections();
      server.close();
    },
  };
}

/**
 * Mail servers, by what they do with each mail. stalls: does not answer in time. drops: loses the connection after
 * the whole mail.
 */
export type MailServerKind = 'accepts' | 'refuses' | 'stalls' | 'drops';

const timeouts = { step: 5000, attempt: 20_000 };
const impatient = { step: 200, attempt: 20_000 };

/**
 * Starts a mail server until the end of the test.
 * @returns a channel that sends to it, and the number of mails that it has got as a whole
 */
export async function startMailServer(
  kind: MailServerKind,
): Promise<{ channel: Channel; received: () => number }> {
  let received = 0;
  const handlers: Record<MailServerKind, SMTPServerOptions> = {
    accepts: {},
    refuses: {
      onRcptTo: (_to, _session, done) =>
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    },
    stalls: { onRcptTo: () => undefined },
    drops: {
      async onData(stream) {
        await text(stream);
        received += 1;
        server.dropConnections();
      },
    },
  };
  const server = await listenForMails({
    async onData(stream, _session, done) {
      await text(stream);
      received += 1;
      done();
    },
    ...handlers[kind],
  });
  onTestFinished(server.close);
  const mailer = createMailer({
    url: `smtp://${server.host}`,
    password: '',
    from: 'Clearcoat <hello@carwash.test>',
    timeouts: kind === 'stalls' ? impatient : timeouts,
  });
  return { channel: createMailChannel(mailer), received: () => received };
}
