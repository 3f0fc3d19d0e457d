import type { OptionsObject } from 'notistack';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setToastHost, showToast } from './show-toast';

interface Shown {
  text: string;
  options: OptionsObject;
}

let shown: Shown[];
let closed: unknown[];

beforeEach(() => {
  shown = [];
  closed = [];
  setToastHost({
    enqueueSnackbar: ((text: string, options: OptionsObject) => {
      shown.push({ text, options });
      return `key ${shown.length}`;
    }) as never,
    closeSnackbar: (key) => closed.push(key),
  });
});
afterEach(() => setToastHost(null));

const texts = () => shown.map(({ text }) => text);

test('a toast is not shown twice at a time', () => {
  showToast('Saved');
  showToast('Saved');
  showToast('Moved');
  expect(texts()).toEqual(['Saved', 'Moved']);
});

test('a toast is shown again while an equal one is leaving', () => {
  showToast('Saved');
  shown[0]?.options.onClose?.(null, 'timeout', 'key 1');
  showToast('Saved');
  expect(texts()).toEqual(['Saved', 'Saved']);
});

test('closing a toast closes that one only, and lets it be shown again', () => {
  const close = showToast('Logging in');
  const closeSecond = showToast('Logging in');
  closeSecond();
  expect(closed).toEqual([]);
  close();
  expect(closed).toEqual(['key 1']);
  showToast('Logging in');
  expect(texts()).toHaveLength(2);
});

test('toasts wait for their host', () => {
  setToastHost(null);
  showToast('Saved');
  const later: string[] = [];
  setToastHost({
    enqueueSnackbar: ((text: string) => {
      later.push(text);
      return 'key';
    }) as never,
    closeSnackbar: () => {},
  });
  expect(later).toEqual(['Saved']);
});
