/** Servers of Amazon SNS, to which a call may lead. */
const topicHost = /^sns\.[a-z0-9-]{1,32}\.amazonaws\.com(\.cn)?$/;

/** Returns the address that Amazon SNS wants to be opened before it reports anything; null for any other call. */
export function topicConfirmation(text: string): URL | null {
  const address = /"SubscribeURL"\s*:\s*"(https:[^"]{1,2000})"/.exec(text)?.[1];
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === 'https:' && topicHost.test(url.host) ? url : null;
}
