import { settingsHeader } from '@carwash/domain/endpoint/answer-headers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPublic } from './ask-public';

beforeEach(() => vi.stubEnv('VITE_SETTINGS', 'USD Asia/Dhaka'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answerWith = (headers: Record<string, string>, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json({ data: ['a'] }, { headers, status }));

test('data of a server with the settings of this page is returned', async () => {
  answerWith({ [settingsHeader]: 'USD Asia/Dhaka' });
  expect(await askPublic('/api/services')).toEqual(['a']);
});

test('data of a server with other settings is refused, because its prices mean something else', async () => {
  answerWith({ [settingsHeader]: 'JPY Asia/Tokyo' });
  await expect(askPublic('/api/services')).rejects.toMatchObject({ kind: 'SETTINGS_DIFFER' });
});

test('an error names the address', async () => {
  answerWith({}, 503);
  await expect(askPublic('/api/services')).rejects.toThrow('/api/services answers 503');
});
