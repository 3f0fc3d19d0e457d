import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listeningInodes, parseLsof, portOwner } from './port-owner.ts';

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1388 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 123456 1
   1: 0100007F:1388 0100007F:D431 01 00000000:00000000 00:00000000 00000000     0        0 777777 1
   2: 00000000:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 222222 1
`;

test.each([
  ['a listener', 5000, ['123456']],
  ['another port', 8080, ['222222']],
  ['a port that nobody listens on', 9099, []],
])('listening inodes: %s', (_case, port, inodes) => {
  expect(listeningInodes(table, port)).toEqual(inodes);
});

test('an empty table has no listeners', () => {
  expect(listeningInodes('', 5000)).toEqual([]);
});

test('the first process in the output of lsof is the owner', () => {
  expect(parseLsof('p4321\ncnode\nf20\n')).toEqual({ pid: 4321, command: 'node' });
});

test('no output of lsof means no owner', () => {
  expect(parseLsof('')).toBeUndefined();
});

test('the owner of a port of ours is this process', async () => {
  const server = createServer();
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(portOwner(port ?? 0)?.pid).toBe(process.pid);
  server.close();
});
