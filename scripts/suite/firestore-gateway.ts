import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ListenChannels } from './listen-channels.ts';
import type { ForwardRequest } from './listen-session.ts';
import type { SuitePorts } from './settings.ts';

const host = '127.0.0.1';

type GatewayPorts = Pick<SuitePorts, 'firestore' | 'firestoreGateway'>;

/**
 * Stands between browsers and the Firestore emulator, which never notices that a page is gone: with
 * every commit it answers again what the page listened to, for ever, and after some dozens of pages
 * it answers nobody in time. Firestore itself notices; this does it in the emulator's stead.
 * @returns once it listens
 */
export async function startFirestoreGateway(ports: GatewayPorts): Promise<Server> {
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, method: string, headers: OutgoingHttpHeaders) =>
    request({ host, port: ports.firestore, path, method, headers, agent });

  const channels = new ListenChannels(
    (address, body) =>
      new Promise((resolve) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const asked = ask(address.pathname + address.search, 'POST', headers);
        asked.once('response', (answer) => answer.resume().once('close', resolve));
        // An emulator that is gone has forgotten the page.
        asked.once('error', () => resolve());
        asked.end(body);
      }),
  );

  /** @param body what has been read of the request already */
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body?: Buffer) => {
    const asked = ask(incoming.url ?? '/', incoming.method ?? 'GET', incoming.headers);
    outgoing.once('close', () => asked.destroy());
    if (body) asked.end(body);
    else incoming.pipe(asked);
    return new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        resolve(answer);
      });
      asked.once('error', reject);
    });
  };

  const open = async (incoming: IncomingMessage, outgoing: ServerResponse, address: URL) => {
    const body = await buffer(incoming);
    const said = await text(await pass(incoming, outgoing, body));
    const sid = /\["c","([^"]+)"/.exec(said)?.[1];
    if (sid !== undefined) channels.open(sid, address, requestOf(address, body));
    outgoing.end(said);
  };

  const send = async (incoming: IncomingMessage, outgoing: ServerResponse, address: URL) => {
    const sid = address.searchParams.get('SID') ?? '';
    const body = await buffer(incoming);
    if (address.searchParams.get('TYPE') === 'terminate') await channels.end(sid);
    else channels.follow(sid, requestOf(address, body));
    await pipeline(await pass(incoming, outgoing, body), outgoing);
  };

  const receive = async (incoming: IncomingMessage, outgoing: ServerResponse, address: URL) => {
    channels.receive(address.searchParams.get('SID') ?? '', outgoing);
    await pipeline(await pass(incoming, outgoing), outgoing);
  };

  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    await pipeline(await pass(incoming, outgoing), outgoing);
  };

  const handlerOf = ({ method }: IncomingMessage, { pathname, searchParams }: URL) => {
    if (!pathname.endsWith('/Listen/channel')) return relay;
    if (method !== 'POST') return receive;
    return searchParams.has('SID') ? send : open;
  };

  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', `http://${host}`);
    // Either side has gone: the other one is told by the end of the connection.
    handlerOf(incoming, address)(incoming, outgoing, address).catch(() => outgoing.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.firestoreGateway, host, () => resolve(server));
  });
}

const requestOf = ({ searchParams }: URL, body: Buffer): ForwardRequest => ({
  rid: Number(searchParams.get('RID')),
  body: body.toString(),
});
