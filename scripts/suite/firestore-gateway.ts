import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { ListenChannels } from './listen-channels.ts';
import { giveAnswer, host, passOn, relay } from './pass-on.ts';
import type { SuitePorts } from './settings.ts';

const usualPatienceMs = 2_000;

interface Exchange {
  address: URL;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/**
 * Stands between browsers and the Firestore emulator, which never notices that a page is gone: with
 * every commit it answers again what the page listened to, for ever, and after some dozens of pages
 * it answers nobody in time. Firestore itself notices; this does it in the emulator's stead.
 * @param patienceMs how long a page may be without its connection before it counts as gone
 * @returns once it listens
 */
export function startFirestoreGateway(
  ports: Pick<SuitePorts, 'firestore' | 'firestoreGateway'>,
  patienceMs = usualPatienceMs,
): Promise<Server> {
  const post = postTo(ports.firestore);
  const channels = new ListenChannels({ post, patienceMs });
  const server = createServer(async (incoming, outgoing) => {
    try {
      const address = new URL(`http://${host}${incoming.url}`);
      await handlerOf(address, incoming)(
        { address, incoming, outgoing },
        channels,
        ports.firestore,
      );
    } catch {
      // One side is gone: the end of the connection tells the other one.
      outgoing.destroy();
    }
  });
  server.once('close', () => channels.clear());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.firestoreGateway, host, () => resolve(server));
  });
}

/** Sends forms to the emulator. */
const postTo =
  (port: number) =>
  (address: URL, body: string): Promise<void> =>
    new Promise((resolve) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const path = address.pathname + address.search;
      const asked = request({ host, port, path, method: 'POST', headers, agent: false });
      asked.once('response', (answer) => answer.resume().once('close', resolve));
      asked.on('error', () => resolve());
      asked.end(body);
    });

type Handler = (exchange: Exchange, channels: ListenChannels, port: number) => Promise<void>;

function handlerOf({ pathname, searchParams }: URL, { method }: IncomingMessage): Handler {
  if (!pathname.endsWith('/Listen/channel')) return relayOnly;
  if (searchParams.get('TYPE') === 'terminate') return end;
  if (method !== 'POST') return receive;
  return searchParams.has('SID') ? send : open;
}

const relayOnly: Handler = ({ incoming, outgoing }, _channels, port) =>
  relay(incoming, outgoing, port);

/** The page opens a channel, and the emulator names it: also when the page does not wait for that. */
const open: Handler = async ({ address, incoming, outgoing }, channels, port) => {
  const body = await buffer(incoming);
  const answer = await passOn(incoming, port, body);
  const said = await text(answer);
  const sid = /\["c","([^"]+)"/.exec(said)?.[1];
  if (sid !== undefined)
    channels.open(sid, address, { rid: ridOf(address), body: body.toString() });
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(said);
};

/** The page says what it listens to, and what no longer: the emulator is told all of it. */
const send: Handler = async ({ address, incoming, outgoing }, channels, port) => {
  const body = await buffer(incoming);
  channels.follow(sidOf(address), { rid: ridOf(address), body: body.toString() });
  await giveAnswer(await passOn(incoming, port, body), outgoing);
};

const receive: Handler = (exchange, channels, port) => {
  channels.receive(sidOf(exchange.address), exchange.outgoing);
  return relayOnly(exchange, channels, port);
};

/** The page ends its channel, which by itself stops nothing. */
const end: Handler = async (exchange, channels, port) => {
  await channels.stop(sidOf(exchange.address));
  await relayOnly(exchange, channels, port);
};

const sidOf = ({ searchParams }: URL) => searchParams.get('SID') ?? '';
const ridOf = ({ searchParams }: URL) => Number(searchParams.get('RID'));
