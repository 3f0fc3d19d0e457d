import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Context } from '@carwash/functions/context';
import type { DocumentReference } from 'firebase-admin/firestore';
import { close, listen } from '../../api/support/harness/harness.ts';
import type { HeldCommit } from './hold-commit.ts';

/** What a call reads before it commits, all of it at once. */
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
 * An HTTP server that does what no server can do without, and nothing else: it checks the token, reads
 * what the decision depends on, makes a commit that is ready, and asks the payment provider. Nothing is
 * counted, validated, decided, repeated or logged.
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
