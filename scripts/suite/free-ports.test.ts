import { expect, test } from 'vitest';
import { busyPortMessage } from './free-ports.ts';
import { suiteSettings } from './settings.ts';

const start = suiteSettings('start');

test('the message names the port, the other program and how to stop it', () => {
  const owner = { pid: 4321, command: '/usr/bin/python3 -m http.server 5000' };
  expect(busyPortMessage(start, 'hosting', 5000, owner)).toBe(
    'Port 5000 (hosting) is taken by process 4321 (python3 -m http.server 5000). Stop it (kill 4321), then try again.',
  );
});

test.each([
  'node firebase.js --config /home/me/carwash/firebase.start.json',
  'node scripts/start.ts --seed=large',
  'node scripts/dev.ts',
])('a second start points at the first: %s', (command) => {
  expect(busyPortMessage(start, 'hosting', 5000, { pid: 1, command })).toContain(
    'The suite is already running: open http://localhost:5000, or stop it',
  );
});

test.each([
  'node firebase.js --config /home/me/carwash/firebase.test.json',
  'node scripts/test.ts e2e',
])('a second test run points at the first: %s', (command) => {
  expect(busyPortMessage(suiteSettings('test'), 'hosting', 15000, { pid: 1, command })).toContain(
    'The tests are already running',
  );
});

test('the message names no process if the owner of the port is unknown', () => {
  expect(busyPortMessage(start, 'auth', 9099, undefined)).toBe(
    'Port 9099 (auth) is taken by another program: stop that one, then try again.',
  );
});
