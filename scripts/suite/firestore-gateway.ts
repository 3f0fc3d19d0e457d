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
  /** A page without a connection for this long counts as closed, in milliseconds. */
  timeoutMs?: number;
  /** Called for each query of a page. */
  onQuery?: (shape: QueryShape) => void;
}

interface Gateway {
  channels: ListenChannels;
  /** The port of the emulator. */
  port: number;
  onQuery: (shape: QueryShape) => void;
}

interface Exchange {
  address: URL;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/**
 * Starts a proxy between browsers and the Firestore emulator. The emulator does not notice that a page was
 * closed: it evaluates the page's listeners again after every commit, and after some dozens of pages it is
 * too slow for everybody. The gateway removes the listeners of closed pages, as Firestore itself does.
 * @returns the server, once it accepts connections
 */
export function startFirestoreGateway(
  ports: Pick<SuitePorts, 'firestore' | 'firestoreGateway'>,
  { timeoutMs = 2_000, onQuery = () => {} }: GatewayOptions = {},
): Promise<Server> {
  const post = postTo(ports.firestore);
  const channels = new ListenChannels({
    post,
    timeoutMs,
    onQuery: (query) => shapesOf(query).forEach(onQuery),
  });
  const gateway = { channels, port: ports.firestore, onQuery };
  const server = createServer(async (incoming, outgoing) => {
    try {
      const address = new URL(`http://${host}${incoming.url}`);
      await handlerOf(address, incoming)({ address, incoming, outgoing }, gateway);
    } catch {
      // The page or the emulator has closed its connection, so the other one is closed too.
      outgoing.destroy();
    }
  });
  server.once('close', () => channels.clear());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.firestoreGateway, host, () => resolve(server));
  });
}

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
  if (/:run(Aggregation)?Query$/.test(pathname)) return queryOnce;
  if (!pathname.endsWith('/Listen/channel')) return relayOnly;
  if (searchParams.get('TYPE') === 'terminate') return end;
  if (method !== 'POST') return receive;
  return searchParams.has('SID') ? send : open;
}

const relayOnly: Handler = ({ incoming, outgoing }, { port }) => relay(incoming, outgoing, port);

/** Answers a query without a listener. */
const queryOnce: Handler = async ({ incoming, outgoing }, { port, onQuery }) => {
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

/**
 * Opens a channel: the emulator's answer contains the channel's id. The answer is read even if the page has
 * been closed.
 */
const open: Handler = async ({ address, incoming, outgoing }, { channels, port }) => {
  const body = await buffer(incoming);
  const answer = await proxyRequest(incoming, port, body);
  const said = await text(answer);
  const sid = /\["c","([^"]+)"/.exec(said)?.[1];
  if (sid !== undefined)
    channels.open(sid, address, { rid: ridOf(address), body: body.toString() });
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(said);
};

/** Forwards a request in which the page adds or removes listeners, even if the page has been closed. */
const send: Handler = async ({ address, incoming, outgoing }, { channels, port }) => {
  const body = await buffer(incoming);
  channels.follow(sidOf(address), { rid: ridOf(address), body: body.toString() });
  await giveAnswer(await proxyRequest(incoming, port, body), outgoing);
};

const receive: Handler = (exchange, gateway) => {
  gateway.channels.receive(sidOf(exchange.address), exchange.outgoing);
  return relayOnly(exchange, gateway);
};

/** Ends the page's channel. Removes the listeners first, because the emulator does not do that. */
const end: Handler = async (exchange, gateway) => {
  await gateway.channels.stop(sidOf(exchange.address));
  await relayOnly(exchange, gateway);
};

const sidOf = ({ searchParams }: URL) => searchParams.get('SID') ?? '';
const ridOf = ({ searchParams }: URL) => Number(searchParams.get('RID'));
