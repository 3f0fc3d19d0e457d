/** Waits for all of these calls, made at once. @returns how long each took, in milliseconds */
export const timeAtOnce = (calls: readonly (() => Promise<unknown>)[]): Promise<number[]> =>
  Promise.all(
    calls.map(async (call) => {
      const begin = performance.now();
      await call();
      return performance.now() - begin;
    }),
  );

/** Makes a call that has to be answered with one of these. @throws Error if it is not */
export async function send(
  url: string,
  expected: readonly number[],
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    ...(body !== undefined && { body }),
  });
  const answer = await response.text();
  if (expected.includes(response.status)) return answer;
  throw new Error(`${url} answered ${response.status}: ${answer}`);
}
