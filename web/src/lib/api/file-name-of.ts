const usualName = 'download';

/** What the API calls a file that it sends. */
export const fileNameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? usualName;
