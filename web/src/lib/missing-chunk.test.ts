import { expect, test, vi } from 'vitest';
import { claimReload, isMissingChunk, withReload } from './missing-chunk';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/home-1a2b.js');

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test.each([
  ['Failed to fetch dynamically imported module: https://x.test/a.js', true],
  ['error loading dynamically imported module: https://x.test/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Cannot read properties of undefined', false],
])('%s', (message, expected) => {
  expect(isMissingChunk(new TypeError(message))).toBe(expected);
});

test('a value that is not an error is no missing file', () => {
  expect(isMissingChunk('Importing a module script failed.')).toBe(false);
});

test('reloads once, and again only after a minute', () => {
  const storage = memoryStorage();
  const now = 1_800_000_000_000;
  expect(claimReload(missing, { online: true, now, storage })).toBe(true);
  expect(claimReload(missing, { online: true, now: now + 59_999, storage })).toBe(false);
  expect(claimReload(missing, { online: true, now: now + 60_000, storage })).toBe(true);
});

test('does not reload while offline or for other errors', () => {
  const at = { now: 1_800_000_000_000, storage: memoryStorage() };
  expect(claimReload(missing, { online: false, ...at })).toBe(false);
  expect(claimReload(new Error('boom'), { online: true, ...at })).toBe(false);
});

test('a loader that fails again reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', memoryStorage());
  const load = withReload(() => Promise.reject(missing));
  await expect(load()).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
  await expect(load()).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
});
