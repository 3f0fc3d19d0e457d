import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const moduleUrl = new URL('raw-requests.ts', import.meta.url).href;

/**
 * Prints the length of a body before, while and after the framework sees its request. In a process of its own,
 * because hiding lasts as long as the process.
 */
const script = `
  import { channel } from 'node:diagnostics_channel';
  const { hideRequestsFromFramework, restoreRequest } = await import('${moduleUrl}');
  hideRequestsFromFramework();
  const request = { url: '/api/%ff', headers: { 'content-length': '12' } };
  channel('http.server.request.start').publish({ request });
  const seen = { url: request.url, length: request.headers['content-length'] ?? null };
  restoreRequest(request);
  const restored = { url: request.url, length: request.headers['content-length'] };
  console.log(JSON.stringify({ seen, restored }));
`;

/** Returns what the framework sees of a request, and what the function gets. */
function hiddenIn(signatureType: string) {
  const env = { ...process.env, FUNCTION_SIGNATURE_TYPE: signatureType };
  const node = ['--input-type=module', '--no-warnings', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, node, { env, encoding: 'utf8' }));
}

const original = { url: '/api/%ff', length: '12' };

test('the framework sees neither body nor a broken address of a call, and the function sees both', () => {
  expect(hiddenIn('http')).toEqual({ seen: { url: '/', length: null }, restored: original });
});

test('the framework reads the event of a function that gets events', () => {
  expect(hiddenIn('cloudevent')).toEqual({ seen: original, restored: original });
});
