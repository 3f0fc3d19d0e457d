import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { commitIfUnchanged, retryOnConflict } from './compare-and-set.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a commit that the database does not answer is given up before the function times out', {
  tags: 'long',
}, async () => {
  // No server listens on this port: the client repeats the commit, and only this process ends that.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  const firestore = getFirestore(initializeApp({ projectId: 'demo-nobody' }, 'nobody'));
  const batch = firestore.batch().create(firestore.doc('slots/one'), {});
  const begin = performance.now();
  await expect(commitIfUnchanged(batch)).rejects.toThrow('The database did not answer in time');
  expect(performance.now() - begin).toBeLessThan(20_000);
});

test('a caller who loses races slowly gives up after a time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lose = vi.fn(async () => {
    vi.advanceTimersByTime(4000);
    return undefined;
  });
  await expect(retryOnConflict(lose)).rejects.toThrow('Lost 4 races in a row');
});

test('a caller who loses races fast gives up after thirty attempts', async () => {
  const lose = vi.fn(async () => undefined);
  await expect(retryOnConflict(lose)).rejects.toThrow('Lost 30 races in a row');
});

test('a caller who finally wins gets the result of the last decision', async () => {
  const answers = [undefined, undefined, 'won'];
  expect(await retryOnConflict(async () => answers.shift())).toBe('won');
});
