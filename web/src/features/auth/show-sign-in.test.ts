import { afterEach, expect, test } from 'vitest';
import { setToastHost } from '~/lib/show-toast';
import { showSignIn } from './show-sign-in';

afterEach(() => setToastHost(null));

test('a new attempt closes the toasts of the one that failed', async () => {
  const open = new Set<string>();
  setToastHost({
    enqueueSnackbar: (text) => {
      open.add(text);
      return text;
    },
    closeSnackbar: (text) => open.delete(String(text)),
  });
  const refused = () => Promise.reject(new Error());
  await showSignIn(refused, () => 'Wrong password');
  expect([...open]).toEqual(['Wrong password']);
  await showSignIn(refused, () => 'Account disabled');
  expect([...open]).toEqual(['Account disabled']);
  await showSignIn(() => Promise.resolve({ uid: 'u1', isComplete: true }));
  expect([...open]).toEqual(['Successfully Logged in']);
});
