import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { signInAs } from './fake-auth';
import { forgetDocuments } from './fake-firestore';
import { stubPage } from './page-stubs';

vi.mock('~/lib/firebase/firestore', () => import('./fake-firestore'));
vi.mock('~/lib/firebase/auth', () => import('./fake-auth'));
vi.mock('~/lib/firebase/auth-passwords', () => import('./fake-auth'));
vi.mock('~/lib/firebase/social-sign-in', () => import('./fake-auth'));
vi.mock('~/ui/charts/load-chart-drawing', () => import('./fake-charts'));
vi.mock('~/lib/firebase/use-own-account', async () => {
  const { useSessionUser } = await import('~/lib/session/use-session');
  const useOwnAccount = () => {
    const user = useSessionUser();
    return user && { uid: user._id, email: user.email };
  };
  return { useOwnAccount };
});

stubPage();
// On a busy machine a query can take seconds instead of milliseconds.
configure({ asyncUtilTimeout: 40_000 });

beforeEach(() => {
  vi.spyOn(console, 'error');
});

/** Tells whether React complains of an element that jsdom does not know yet, such as `search`. */
const isAboutJsdom = ([text]: unknown[]): boolean => String(text).startsWith('The tag <%s> is un');

// A test about an error that is logged on purpose clears the calls.
afterEach(() => {
  cleanup();
  signInAs(null);
  forgetDocuments();
  localStorage.clear();
  sessionStorage.clear();
  const errors = vi.mocked(console.error).mock.calls.filter((call) => !isAboutJsdom(call));
  expect(errors, 'errors on the console').toEqual([]);
});
