import type { ParamsOf, QueryOf } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@carwash/domain/endpoints';
import { noteAnswer } from './answer-facts';
import { ApiFailure } from './api-failure';
import { apiPath } from './api-path';
import type { Part } from './call-options';
import { callSession } from './call-session';
import { httpFailure } from './http-failure';
import { callTimeoutMs, parseJson } from './send-request';

const defaultName = 'download';

/** Returns the file name in the Content-Disposition header. */
const fileNameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? defaultName;

/** The endpoints that stream a file, or answer with a picture for signed-in people, which an `img` could not ask for. */
type DownloadName = {
  [Name in EndpointName]: Endpoints[Name] extends
    | { response: 'csv' }
    | { response: 'image'; auth: 'anyRole' }
    ? Name
    : never;
}[EndpointName];

type DownloadOptions<Name extends DownloadName> = Part<'params', ParamsOf<Endpoints[Name]>> & {
  query: QueryOf<Endpoints[Name]>;
  signal?: AbortSignal;
  /** Called with each chunk as it arrives. */
  onPart?: (part: Uint8Array) => void;
};

interface DownloadedFile {
  fileName: string;
  content: Blob;
}

/**
 * Starts a time-out that begins again with each chunk: it limits the wait for the next chunk, not the whole
 * download.
 */
function startTimeout() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), callTimeoutMs);
  };
  renew();
  return { signal: controller.signal, renew, end: () => clearTimeout(timer) };
}

async function readParts(response: Response, onPart: (part: Uint8Array) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  // Not every browser supports `for await` on a stream.
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value);
    onPart(read.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/**
 * Downloads a file from the API as the signed-in user. An incomplete file is a failure.
 * @throws ApiFailure; the reason of `signal` when the caller aborted
 */
export async function downloadFile<Name extends DownloadName>(
  name: Name,
  { params, query, signal, onPart }: DownloadOptions<Name>,
): Promise<DownloadedFile> {
  const { method, path } = endpoints[name];
  const { headers, endIfRefused } = await callSession();
  const timeout = startTimeout();
  const askedAt = Date.now();
  const receive = (part: Uint8Array) => {
    timeout.renew();
    onPart?.(part);
  };
  try {
    const response = await fetch(apiPath(path, params, query), {
      method,
      headers,
      signal: signal ? AbortSignal.any([timeout.signal, signal]) : timeout.signal,
    });
    noteAnswer(response.headers, askedAt);
    if (!response.ok) {
      const body = parseJson(await response.text());
      endIfRefused({ status: response.status, body });
      throw httpFailure(response.status, body);
    }
    return { fileName: fileNameOf(response.headers), content: await readParts(response, receive) };
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiFailure) throw cause;
    throw new ApiFailure({ kind: timeout.signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', cause });
  } finally {
    timeout.end();
  }
}
