import type { Writable } from 'node:stream';
import type { SentQuery } from '../indexes/query-shape.ts';
import { type ForwardRequest, WatchedTargets } from './watched-targets.ts';

interface Channel {
  /** The address of the channel's requests, without the parameters that differ between them. */
  address: URL;
  targets: WatchedTargets;
  /** The number of open answers, through which the page receives changes. */
  receiving: number;
  /** Timer that ends the channel while no answer is open. */
  closeTimer?: NodeJS.Timeout;
}

interface Emulator {
  /** Sends a form. Never rejects: an emulator that has stopped needs no message. */
  post: (address: URL, body: string) => Promise<void>;
  /** A page without a connection for this long counts as closed, in milliseconds. */
  timeoutMs: number;
  /** Called for each query that a page listens to. */
  onQuery: (query: SentQuery) => void;
}

/** The Listen channels of pages. When a page is closed, its listeners are removed on its behalf. */
export class ListenChannels {
  readonly #channels = new Map<string, Channel>();
  readonly #emulator: Emulator;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
  }

  /**
   * Starts following a channel.
   * @param sid the emulator's id for the channel that this request opened
   */
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

  /**
   * Notes an open answer of the channel.
   * @param answer closes when the page ends the request or is closed
   */
  receive(sid: string, answer: Writable): void {
    const channel = this.#channels.get(sid);
    if (!channel) return;
    clearTimeout(channel.closeTimer);
    channel.receiving++;
    answer.once('close', () => {
      channel.receiving--;
      if (channel.receiving === 0 && this.#channels.has(sid)) this.#expectPage(sid, channel);
    });
  }

  /** Removes the page's listeners. Must be called before the channel is ended. */
  async stop(sid: string): Promise<void> {
    const channel = this.#channels.get(sid);
    if (!channel) return;
    clearTimeout(channel.closeTimer);
    this.#channels.delete(sid);
    const { rid, body } = channel.targets.removeAllRequest();
    await this.#post(channel, { SID: sid, RID: String(rid), AID: '0' }, body);
  }

  clear(): void {
    for (const { closeTimer } of this.#channels.values()) clearTimeout(closeTimer);
    this.#channels.clear();
  }

  /** Ends the channel of a closed page. A page that was only disconnected opens a new channel. */
  async #end(sid: string, channel: Channel): Promise<void> {
    await this.stop(sid);
    await this.#post(channel, { SID: sid, RID: '0', TYPE: 'terminate' }, '');
  }

  #expectPage(sid: string, channel: Channel): void {
    clearTimeout(channel.closeTimer);
    channel.closeTimer = setTimeout(() => void this.#end(sid, channel), this.#emulator.timeoutMs);
  }

  #post({ address }: Channel, parts: Record<string, string>, body: string): Promise<void> {
    const url = new URL(address);
    for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value);
    return this.#emulator.post(url, body);
  }
}

/** Parameters that differ between the requests of a channel, or belong to its first request only. */
const parts = ['RID', 'SID', 'AID', 'CI', 'TYPE', 'CVER', 'X-HTTP-Session-Id', 'zx', 't'];

function withoutParts(address: URL): URL {
  const kept = new URL(address);
  for (const part of parts) kept.searchParams.delete(part);
  return kept;
}
