import type { SentQuery } from '../indexes/query-shape.ts';

/** What a page sends in one message of its Listen channel, as far as it says what is listened to. */
interface ListenMessage {
  database?: string;
  addTarget?: { targetId: number; query?: { structuredQuery?: SentQuery } };
  removeTarget?: number;
}

/** A request of a Listen channel that carries messages. */
export interface ForwardRequest {
  /** The number of the request, one above that of the one before. */
  rid: number;
  /** A form with the number of messages (`count`), that of the first one (`ofs`), and each (`req0___data__`). */
  body: string;
}

/** What one page listens to, learnt from what it sends: the WebChannel protocol of Firestore's client. */
export class WatchedTargets {
  readonly #targets = new Set<number>();
  #database = '';
  #lastRid = 0;
  #messages = 0;
  readonly #onQuery: (query: SentQuery) => void;

  /** @param onQuery is told of each query that the page listens to */
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

  /** How much the page listens to. */
  get targetCount(): number {
    return this.#targets.size;
  }

  /** The request with which the page would have stopped listening to everything. */
  goodbye(): ForwardRequest {
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

/** What we do not understand is none of ours: the emulator will say what it thinks of it. */
function parse(text: string | null): ListenMessage {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
