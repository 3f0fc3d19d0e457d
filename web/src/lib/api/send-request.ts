import { noteAnswer } from './answer-facts';
import { ApiFailure } from './api-failure';

/** Time-out of an answer, in milliseconds. */
export const callTimeoutMs = 30_000;

export interface ApiRequest {
  method: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

export interface ApiAnswer {
  status: number;
  /** The parsed body; null when it is not JSON. */
  body: unknown;
}

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends one request, once.
 * @throws ApiFailure TIMEOUT_ERROR or FETCH_ERROR; the reason of `signal` when the caller aborted.
 */
export async function sendRequest(
  address: string,
  request: ApiRequest,
  signal: AbortSignal | undefined,
): Promise<ApiAnswer> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const askedAt = Date.now();
  try {
    const response = await fetch(address, {
      ...request,
      credentials: 'include',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    noteAnswer(response.headers, askedAt);
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    signal?.throwIfAborted();
    throw new ApiFailure({ kind: timeout.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', cause });
  }
}
