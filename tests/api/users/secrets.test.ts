import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { logIn } from '../support/calls/log-in.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { type Log, openLog } from '../support/harness/api-log.ts';
import { harness, test } from '../support/test.ts';

const secrets = ['first-secret-1', 'second-secret-2', 'wrong-secret-3'] as const;
const [first, second, wrong] = secrets;

let log: Log;
beforeEach(() => {
  log = openLog();
});
afterEach(() => log.close());

test('answers and logs contain no password and no token', async () => {
  const person = {
    name: 'Rumana',
    email: 'rumana@example.test',
    phone: '01711000001',
    address: '2',
  };
  const answers: unknown[] = [];
  const ask = async (method: string, path: string, json: object, token = '') => {
    answers.push(await call(harness, method, path, { json, token }));
  };
  const change = (currentPassword: string, newPassword: string, token: string) =>
    ask('PATCH', '/auth/change-password', { currentPassword, newPassword }, token);

  await ask('POST', '/auth/signup', { ...person, password: first });
  await ask('POST', '/auth/signup', { ...person, password: wrong });
  await ask('POST', '/auth/login', { email: person.email, password: wrong });
  await ask('POST', '/auth/login', { email: person.email, password: first, extra: second });
  const { token = '' } = await logIn(harness, person.email, first);
  await change(wrong, second, token);
  await change(first, first, token);
  const mendUpdate = breakAuth(harness, 'updateUser');
  await change(first, second, token);
  mendUpdate();
  const mendCreate = breakAuth(harness, 'createUser');
  await ask('POST', '/auth/signup', { ...person, email: 'b@example.test', password: second });
  mendCreate();
  await change(first, second, (await logIn(harness, person.email, first)).token ?? '');

  const statuses = answers.map((answer) => (answer as { status: number }).status);
  expect(statuses).toEqual([200, 409, 401, 400, 400, 400, 500, 500, 200]);
  expect(log.lines.length).toBeGreaterThan(statuses.length);
  const told = `${JSON.stringify(answers)}\n${log.lines.join('\n')}`;
  for (const secret of [...secrets, token]) expect(told).not.toContain(secret);
});
