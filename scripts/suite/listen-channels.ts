import type { Writable } from 'node:stream';
import type { SentQuery } from '../indexes/query-shape.ts';
import { type ForwardRequest, WatchedTargets } from './watched-targets.ts';

interface Channel {
  /** The address of its requests, without what differs between them. */
  address: URL;
  targets: WatchedTargets;
  /** The answers that are open to it: what happens is sent there. */
  receiving: number;
  gone?: NodeJS.Timeout;
}

interface Emulator {
  /** Sends a form. Never rejects: an emulator that is gone has forgotten the page. */
  post: (address: URL, body: string) => Promise<void>;
  /** How long a page may be without its connection before it counts as gone, in milliseconds. */
  patienceMs: number;
  /** Is told of each query that a page listens to. */
  onQuery: (query: SentQuery) => void;
}

/** The Listen channels of pages. When a page is gone, what it listened to is stopped in its name. */
export class ListenChannels {
  readonly #channels = new Map<string, Channel>();
  readonly #emulator: Emulator;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
  }

  /** @param sid what the emulator calls the channel that this request opened */
  open(sid: string, address: URL, message: ForwardRequest): void {
    const targets = new WatchedTargets(this.#emulator.onQuery);
    targets.follow(message);
    const channel = { address: withoutParts(address), targets, receiving: 0 };
    this.#channels.set(sid, channel);
    this.#expectPage(sid, channel);
  }

  follow(sid: string, message: ForwardRequest): void {
    this.#channels.get(sid)?.targets.follow(message);
  }

  /** @param answer closes when the page lets go of it, or is gone */
  receive(sid: string, answer: Writable): void {
    const channel = this.#channels.get(sid);
    if (!channel) return;
    clearTimeout(channel.gone);
    channel.receiving++;
    answer.once('close', () => {
      channel.receiving--;
      if (channel.receiving === 0 && this.#channels.has(sid)) this.#expectPage(sid, channel);
    });
  }

  /** Stops what the page listened to. To be called before the channel is ended. */
  async stop(sid: string): Promise<void> {
    const channel = this.#channels.get(sid);
    if (!channel) return;
    clearTimeout(channel.gone);
    this.#channels.delete(sid);
    const { rid, body } = channel.targets.goodbye();
    await this.#post(channel, { SID: sid, RID: String(rid), AID: '0' }, body);
  }

  /** Forgets every channel. */
  clear(): void {
    for (const { gone } of this.#channels.values()) clearTimeout(gone);
    this.#channels.clear();
  }

  /** Ends a channel whose page is gone; one that was only out of reach is told to begin anew. */
  async #end(sid: string, channel: Channel): Promise<void> {
    await this.stop(sid);
    await this.#post(channel, { SID: sid, RID: '0', TYPE: 'terminate' }, '');
  }

  #expectPage(sid: string, channel: Channel): void {
    clearTimeout(channel.gone);
    channel.gone = setTimeout(() => void this.#end(sid, channel), this.#emulator.patienceMs);
  }

  #post({ address }: Channel, parts: Record<string, string>, body: string): Promise<void> {
    const url = new URL(address);
    for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
    return this.#emulator.post(url, body);
  }
}

/** What differs between the requests of a channel, or belongs to its first one only. */
const parts = ['RID', 'SID', 'AID', 'CI', 'TYPE', 'CVER', 'X-HTTP-Session-Id', 'zx', 't'];

function withoutParts(address: URL): URL {
  const kept = new URL(address);
  for (const part of parts) kept.searchParams.delete(part);
  return kept;
}
