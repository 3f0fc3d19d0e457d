/** One callback that the sandbox itself sent, and the status of the answer (null: none came). */
export type Delivery = { url: string; status: number | null };

const patienceMs = 30_000;

/** Posts so many copies of a callback form at the same moment. Never throws. */
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
      // A merchant answers a browser with a redirect to its own pages; nobody follows it here.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return { url, status: answer.status };
  } catch {
    console.warn(`payment sandbox: no answer from ${url}`);
    return { url, status: null };
  }
}
