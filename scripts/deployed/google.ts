/** An answer of an API of Google that is no success, or none at all (status 0). */
export class Unreadable extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface GoogleAccess {
  projectId: string;
  token: string;
  /** Returns where an API is reached: that of 'firestore' is https://firestore.googleapis.com. */
  addressOf?: (api: string) => string;
}

const timeoutMs = 30_000;

/** Reads a project over the REST APIs of Google. */
export function openGoogle({
  projectId,
  token,
  addressOf = (api) => `https://${api}.googleapis.com`,
}: GoogleAccess) {
  async function ask<Answer>(api: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${addressOf(api)}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        // Some APIs refuse the credentials of a person without a project that the call counts for.
        'x-goog-user-project': projectId,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new Unreadable(0, `${api} did not answer: ${error.message}`);
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as Answer;
    const { error } = answer as { error?: { message?: string } };
    const reason = error?.message ?? 'no reason given';
    throw new Unreadable(response.status, `${api} answered ${response.status}: ${reason}`);
  }

  return {
    ask,
    /** Returns null where there is no such thing. */
    async find<Answer>(api: string, path: string): Promise<Answer | null> {
      try {
        return await ask<Answer>(api, path);
      } catch (error) {
        if (error instanceof Unreadable && error.status === 404) return null;
        throw error;
      }
    },
    /** Returns all pages of a list, whose items are in the field of that name. */
    async list<Item>(api: string, path: string, field: string): Promise<Item[]> {
      const items: Item[] = [];
      let pageToken: string | undefined;
      do {
        const next = pageToken
          ? `${path}${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(pageToken)}`
          : path;
        const page = await ask<Record<string, unknown>>(api, next);
        items.push(...((page[field] ?? []) as Item[]));
        pageToken = page.nextPageToken as string | undefined;
      } while (pageToken);
      return items;
    },
  };
}

export type Google = ReturnType<typeof openGoogle>;
