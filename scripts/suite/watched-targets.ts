import type { SentQuery } from '../indexes/query-shape.ts';

/** The parts of a Listen channel's message that add or remove a listener. */
interface ListenMessage {
  database?: string;
  addTarget?: { targetId: number; query?: { structuredQuery?: SentQuery } };
  removeTarget?: number;
}

/** A request of a Listen channel with messages of the page. */
export interface ForwardRequest {
  /** The number of the request; consecutive within a channel. */
  rid: number;
  /**
   * A form: how many messages (`count`), the number of the first one (`ofs`), and the messages
   * (`req0___data__` and so on).
   */
  body: string;
}

/**
 * The listeners of one page, taken from the messages that it sends in the WebChannel protocol of
 * Firestore's client.
 */
export class WatchedTargets {
  readonly #targets = new Set<number>();
  #database = '';
  #lastRid = 0;
  #messages = 0;
  readonly #onQuery: (query: SentQuery) => void;

  /** @param onQuery called for each query that the page listens to */
  constructor(onQuery: (query: SentQuery) => void) {
    this.#onQuery = onQuery;
  }

  follow({ rid, body }: ForwardRequest): void {
    const form = new URLSearchParams(body);
    const count = Number(form.get('count'));
    this.#lastRid = rid;
    this.#messages = Number(form.get('ofs')) + count;
    for (let index = 0; index < count; index++) {
      this.#note(parse(form.get(`req${index}___data__`)));
    }
  }

  /** The number of listeners. */
  get targetCount(): number {
    return this.#targets.size;
  }

  /** Returns a request that removes all listeners of the page. */
  removeAllRequest(): ForwardRequest {
    const form = new URLSearchParams({
      count: String(this.#targets.size),
      ofs: String(this.#messages),
    });
    for (const [index, removeTarget] of [...this.#targets].entries()) {
      const message: ListenMessage = { database: this.#database, removeTarget };
      form.set(`req${index}___data__`, JSON.stringify(message));
    }
    return { rid: this.#lastRid + 1, body: form.toString() };
  }

  #note({ database, addTarget, removeTarget }: ListenMessage): void {
    if (database) this.#database = database;
    if (addTarget) this.#targets.add(addTarget.targetId);
    if (addTarget?.query?.structuredQuery) this.#onQuery(addTarget.query.structuredQuery);
    if (removeTarget !== undefined) this.#targets.delete(removeTarget);
  }
}

/**
 * Parses a message. An unreadable one counts as empty: it is forwarded anyway, and the emulator reports the
 * error.
 */
function parse(text: string | null): ListenMessage {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
