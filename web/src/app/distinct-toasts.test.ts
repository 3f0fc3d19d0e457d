import type { OptionsObject } from 'notistack';
import { beforeEach, expect, test } from 'vitest';
import type { ToastHost } from '~/lib/show-toast';
import { distinctToasts } from './distinct-toasts';

let shown: { text: string; options?: OptionsObject }[];
let toasts: ToastHost;

beforeEach(() => {
  shown = [];
  toasts = distinctToasts({
    enqueueSnackbar: (text, options) => {
      shown.push({ text, options });
      return shown.length;
    },
    closeSnackbar: () => {},
  });
});

const texts = () => shown.map(({ text }) => text);
const leave = (key: number) => shown[key - 1]?.options?.onClose?.(null, 'timeout', key);

test('a toast is not shown twice at a time', () => {
  const key = toasts.enqueueSnackbar('Saved');
  expect(toasts.enqueueSnackbar('Saved')).toBe(key);
  toasts.enqueueSnackbar('Moved');
  expect(texts()).toEqual(['Saved', 'Moved']);
});

test('a toast is shown again while an equal one is leaving', () => {
  toasts.enqueueSnackbar('Saved');
  leave(1);
  toasts.enqueueSnackbar('Saved');
  toasts.enqueueSnackbar('Saved');
  expect(texts()).toEqual(['Saved', 'Saved']);
});

test('a toast that may stand twice does, and the first that leaves does not count for the second', () => {
  toasts.enqueueSnackbar('Saved');
  toasts.enqueueSnackbar('Saved', { preventDuplicate: false });
  leave(1);
  toasts.enqueueSnackbar('Saved');
  expect(texts()).toEqual(['Saved', 'Saved']);
});
