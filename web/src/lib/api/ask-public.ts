import { noteAnswer } from './answer-facts';

/**
 * Fetches public data, which caches may hold for some minutes, without the code of the general API client.
 * @throws Error when the server does not answer, or was built with other settings than this page
 */
export async function askPublic<T>(address: string): Promise<T> {
  const askedAt = Date.now();
  const response = await fetch(address);
  noteAnswer(response.headers, askedAt);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const { data }: { data: T } = await response.json();
  return data;
}
