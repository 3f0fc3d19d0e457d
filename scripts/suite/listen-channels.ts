import type { Writable } from 'node:stream';
import { type ForwardRequest, ListenSession } from './listen-session.ts';

/** How long a page may be without its connection before it counts as gone. */
const patienceMs = 2_000;

interface Channel {
  /** The address of its requests, without their numbers. */
  address: URL;
  session: ListenSession;
  /** The answers that are open to it: what happens is sent there. */
  receiving: number;
  gone?: NodeJS.Timeout;
}

/** The Listen channels of pages. One whose page is gone is ended in the page's name. */
export class ListenChannels {
  readonly #channels = new Map<string, Channel>();
  readonly #post: (address: URL, body: string) => Promise<void>;

  /** @param post sends a form to the emulator; never rejects */
  constructor(post: (address: URL, body: string) => Promise<void>) {
    this.#post = post;
  }

  /** @param sid what the emulator calls the channel that this request opened */
  open(sid: string, address: URL, message: ForwardRequest): void {
    const session = new ListenSession();
    session.follow(message);
    const channel = { address: withoutNumbers(address), session, receiving: 0 };
    this.#channels.set(sid, channel);
    this.#expectPage(sid, channel);
  }

  follow(sid: string, message: ForwardRequest): void {
    this.#channels.get(sid)?.session.follow(message);
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

  /** Stops what the page listened to, and ends the channel: a page that comes back begins anew. */
  async end(sid: string): Promise<void> {
    const channel = this.#channels.get(sid);
    if (!channel) return;
    clearTimeout(channel.gone);
    this.#channels.delete(sid);
    const { address, session } = channel;
    const goodbye = session.goodbye();
    await this.#post(
      withParameters(address, { SID: sid, RID: String(goodbye.rid), AID: '0' }),
      goodbye.body,
    );
    const end = { SID: sid, RID: String(goodbye.rid + 1), TYPE: 'terminate' };
    await this.#post(withParameters(address, end), '');
  }

  #expectPage(sid: string, channel: Channel): void {
    clearTimeout(channel.gone);
    channel.gone = setTimeout(() => void this.end(sid), patienceMs);
  }
}

function withoutNumbers(address: URL): URL {
  const kept = new URL(address.pathname, address);
  for (const name of ['VER', 'database']) {
    kept.searchParams.set(name, address.searchParams.get(name) ?? '');
  }
  return kept;
}

function withParameters(address: URL, parameters: Record<string, string>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
