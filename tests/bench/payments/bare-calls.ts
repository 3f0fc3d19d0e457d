import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Context } from '@carwash/functions/context';
import type { DocumentReference } from 'firebase-admin/firestore';
import { close, listen } from '../../support/servers.ts';
import type { HeldCommit } from './hold-commit.ts';

/** Reads everything that a call needs before its commit, at once. */
interface BareCall {
  reads: readonly DocumentReference[];
  commit: HeldCommit;
}

/** Whether a commit went through, or came too late. */
const isMade = (commit: HeldCommit): Promise<boolean> =>
  commit.make().then(
    () => true,
    () => false,
  );

const tokenOf = ({ headers }: IncomingMessage): string =>
  headers.authorization?.replace('Bearer ', '') ?? '';

/**
 * An HTTP server in this process that does what no server can do without, and nothing else:
 *
 * - to initiate, it checks the token, reads version, slot, service and profile at once, makes the commit,
 *   asks the provider for a card page and writes its address;
 * - to settle, it reads the same and the transaction at once, asks the provider and makes the commit.
 *
 * The commits are the server's own, with every document and precondition, decided beforehand. Nothing is
 * counted, looked up, validated, decided, repeated or logged: what the server does of that is what its
 * times are more than these. The provider answers both at once, in this process: a real one would add
 * the same to both, and hide the difference.
 */
export async function serveBareCalls({ db, auth, paymentProvider }: Context) {
  const calls = new Map<string, BareCall>();

  async function initiate(incoming: IncomingMessage, { reads, commit }: BareCall) {
    await auth.verifyIdToken(tokenOf(incoming), true);
    await db.stats.firestore.getAll(...reads);
    if (!(await isMade(commit))) return 409;
    const paymentUrl = await paymentProvider.openPayment({} as never);
    await commit.transaction?.update({ paymentUrl });
    return 200;
  }

  async function settle({ reads, commit }: BareCall) {
    await db.stats.firestore.getAll(...reads);
    await paymentProvider.findPayment(reads[0]?.id ?? '');
    return (await isMade(commit)) ? 200 : 409;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const [, kind, id = ''] = (incoming.url ?? '').split('/');
    const call = calls.get(id);
    if (!call) throw new Error(`No call is ready at ${incoming.url}`);
    const status = await (kind === 'settle' ? settle(call) : initiate(incoming, call));
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }

  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    answer(incoming, outgoing).catch((error) => outgoing.writeHead(500).end(String(error)));
  });
  const url = await listen(server);
  return {
    /** @returns where the call is made, once */
    prepare(kind: 'initiate' | 'settle', call: BareCall): string {
      const id = String(calls.size);
      calls.set(id, call);
      return `${url}/${kind}/${id}`;
    },
    close: () => close(server),
  };
}
