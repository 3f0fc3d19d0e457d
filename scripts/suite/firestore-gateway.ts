import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import {
  type QueryShape,
  type SentAggregation,
  type SentQuery,
  shapesOf,
  shapesOfAggregation,
} from '../indexes/query-shape.ts';
import { ListenChannels } from './listen-channels.ts';
import { giveAnswer, host, proxyRequest, relay } from './proxy.ts';
import type { SuitePorts } from './settings.ts';

interface GatewayOptions {
  /** How long a page may be without its connection before it counts as gone. */
  patienceMs?: number;
  /** Is told of each query that a page asks. */
  onQuery?: (shape: QueryShape) => void;
}

interface Gateway {
  channels: ListenChannels;
  /** The emulator's. */
  port: number;
  onQuery: (shape: QueryShape) => void;
}

interface Exchange {
  address: URL;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/**
 * Stands between browsers and the Firestore emulator, which never notices that a page is gone: with
 * every commit it answers again what the page listened to, for ever, and after some dozens of pages
 * it answers nobody in time. Firestore itself notices; this does it in the emulator's stead.
 * @returns once it listens
 */
export function startFirestoreGateway(
  ports: Pick<SuitePorts, 'firestore' | 'firestoreGateway'>,
  { patienceMs = 2_000, onQuery = () => {} }: GatewayOptions = {},
): Promise<Server> {
  const post = postTo(ports.firestore);
  const channels = new ListenChannels({
    post,
    patienceMs,
    onQuery: (query) => shapesOf(query).forEach(onQuery),
  });
  const gateway = { channels, port: ports.firestore, onQuery };
  const server = createServer(async (incoming, outgoing) => {
    try {
      const address = new URL(`http://${host}${incoming.url}`);
      await handlerOf(address, incoming)({ address, incoming, outgoing }, gateway);
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

type Handler = (exchange: Exchange, gateway: Gateway) => Promise<void>;

function handlerOf({ pathname, searchParams }: URL, { method }: IncomingMessage): Handler {
  if (/:run(Aggregation)?Query$/.test(pathname)) return askOnce;
  if (!pathname.endsWith('/Listen/channel')) return relayOnly;
  if (searchParams.get('TYPE') === 'terminate') return end;
  if (method !== 'POST') return receive;
  return searchParams.has('SID') ? send : open;
}

const relayOnly: Handler = ({ incoming, outgoing }, { port }) => relay(incoming, outgoing, port);

/** The page asks without listening. */
const askOnce: Handler = async ({ incoming, outgoing }, { port, onQuery }) => {
  const body = await buffer(incoming);
  const asked: {
    structuredQuery?: SentQuery;
    structuredAggregationQuery?: SentAggregation;
  } = JSON.parse(body.toString());
  if (asked.structuredQuery) shapesOf(asked.structuredQuery).forEach(onQuery);
  if (asked.structuredAggregationQuery) {
    shapesOfAggregation(asked.structuredAggregationQuery).forEach(onQuery);
  }
  await giveAnswer(await proxyRequest(incoming, port, body), outgoing);
};

/** The page opens a channel, and the emulator names it: also when the page does not wait for that. */
const open: Handler = async ({ address, incoming, outgoing }, { channels, port }) => {
  const body = await buffer(incoming);
  const answer = await proxyRequest(incoming, port, body);
  const said = await text(answer);
  const sid = /\["c","([^"]+)"/.exec(said)?.[1];
  if (sid !== undefined)
    channels.open(sid, address, { rid: ridOf(address), body: body.toString() });
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(said);
};

/** The page says what it listens to, and what no longer: the emulator is told all of it. */
const send: Handler = async ({ address, incoming, outgoing }, { channels, port }) => {
  const body = await buffer(incoming);
  channels.follow(sidOf(address), { rid: ridOf(address), body: body.toString() });
  await giveAnswer(await proxyRequest(incoming, port, body), outgoing);
};

const receive: Handler = (exchange, gateway) => {
  gateway.channels.receive(sidOf(exchange.address), exchange.outgoing);
  return relayOnly(exchange, gateway);
};

/** The page ends its channel, which by itself stops nothing. */
const end: Handler = async (exchange, gateway) => {
  await gateway.channels.stop(sidOf(exchange.address));
  await relayOnly(exchange, gateway);
};

const sidOf = ({ searchParams }: URL) => searchParams.get('SID') ?? '';
const ridOf = ({ searchParams }: URL) => Number(searchParams.get('RID'));
