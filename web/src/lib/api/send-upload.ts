import { ApiFailure } from './api-failure';
import { type ApiAnswer, type ApiRequest, callTimeoutMs, parseJson } from './send-request';

/**
 * Sends one request, once, as `sendRequest` does, and reports the progress, which fetch cannot.
 * @param onProgress called with the share of the body that has been sent, 0 to 1
 * @throws ApiFailure TIMEOUT_ERROR or FETCH_ERROR; the reason of `signal` when the caller aborted.
 */
export async function sendUpload(
  address: string,
  { method, headers, body }: ApiRequest,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<ApiAnswer> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = callTimeoutMs;
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({ status: request.status, body: parseJson(request.responseText) });
    request.onerror = () => reject(new ApiFailure({ kind: 'FETCH_ERROR' }));
    request.ontimeout = () => reject(new ApiFailure({ kind: 'TIMEOUT_ERROR' }));
    request.onabort = () => reject(signal?.reason);
    request.send(body);
  });
}
