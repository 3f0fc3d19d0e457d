/** A callback sent by the sandbox and the status of the response (null: no response). */
export type Delivery = { url: string; status: number | null };

const timeoutMs = 30_000;

/** Posts several copies of a callback form at the same time. Never throws. */
export function postCallback(
  url: string,
  fields: Record<string, string>,
  copies: number,
): Promise<Delivery[]> {
  return Promise.all(Array.from({ length: copies }, () => postOnce(url, fields)));
}

async function postOnce(url: string, fields: Record<string, string>): Promise<Delivery> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // The merchant redirects browsers to its own pages; the sandbox does not follow.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return { url, status: answer.status };
  } catch {
    console.warn(`payment sandbox: no answer from ${url}`);
    return { url, status: null };
  }
}
