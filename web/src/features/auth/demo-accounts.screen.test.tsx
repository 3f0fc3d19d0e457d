import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  // The next file shares the modules, and loads its own before its first test ends the stubs.
  return () => {
    vi.unstubAllEnvs();
    vi.resetModules();
  };
});

test.each([
  ['yes', ['Demo User', 'Demo Admin']],
  ['', []],
])('where DEMO_ACCOUNTS is %j there are the buttons %j', async (isThere, labels) => {
  vi.stubEnv('VITE_DEMO_ACCOUNTS', isThere);
  const { renderScreen } = await import('~/testing/render-screen');
  const { default: SignInPage } = await import('./sign-in-page');
  await renderScreen(<SignInPage />, { path: '/auth/signin' });
  screen.getByRole('button', { name: 'Sign in' });
  const buttons = screen.queryAllByRole('button', { name: /^Demo/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
});
