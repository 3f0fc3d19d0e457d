import type { QueryOf } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@carwash/domain/endpoints';
import { ApiFailure, httpFailure } from './api-failure';
import { apiPath } from './api-path';
import { callSession } from './call-session';
import { callTimeoutMs, parseJson } from './send-request';

const usualName = 'download';

/** What the API calls a file that it sends. */
const fileNameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? usualName;

/** The calls that answer with a file that is sent as it is read. */
type DownloadName = {
  [Name in EndpointName]: Endpoints[Name] extends { response: 'csv' } ? Name : never;
}[EndpointName];

interface DownloadOptions<Name extends DownloadName> {
  query: QueryOf<Endpoints[Name]>;
  /** Told each part as it arrives. */
  onPart: (part: Uint8Array) => void;
}

interface DownloadedFile {
  fileName: string;
  content: Blob;
}

/** Gives up when nothing has come for as long as any answer is waited for, however long all of it takes. */
function patience() {
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
  // Not every browser lets a stream be read by `for await`.
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value);
    onPart(read.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/**
 * Fetches a file from the API as the signed-in person. A file that breaks off is a failure.
 * @throws ApiFailure
 */
export async function downloadFile<Name extends DownloadName>(
  name: Name,
  { query, onPart }: DownloadOptions<Name>,
): Promise<DownloadedFile> {
  const { method, path } = endpoints[name];
  const { headers, endIfRefused } = await callSession();
  const { signal, renew, end } = patience();
  const receive = (part: Uint8Array) => {
    renew();
    onPart(part);
  };
  try {
    const response = await fetch(apiPath(path, {}, query), { method, headers, signal });
    if (!response.ok) {
      const body = parseJson(await response.text());
      endIfRefused({ status: response.status, body });
      throw httpFailure(response.status, body);
    }
    return { fileName: fileNameOf(response.headers), content: await readParts(response, receive) };
  } catch (cause) {
    if (cause instanceof ApiFailure) throw cause;
    throw new ApiFailure({ kind: signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', cause });
  } finally {
    end();
  }
}
