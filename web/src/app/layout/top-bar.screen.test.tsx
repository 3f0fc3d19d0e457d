import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { warnOf } from '~/lib/page-state';
import { renderScreen } from '~/testing/render-screen';
import { TopBar } from './top-bar';

test('a bar says what makes the page less than true, the gravest first', async () => {
  await renderScreen(<TopBar>Clearcoat</TopBar>);
  const warning = () => screen.getByRole('status').textContent;
  expect(warning()).toBe('');
  act(() => warnOf('clock', 'The clock is fast.'));
  expect(warning()).toBe('The clock is fast.');
  act(() => warnOf('live', 'Not live.'));
  expect(warning()).toBe('Not live.');
  act(() => warnOf('live', ''));
  act(() => warnOf('clock', ''));
  expect(warning()).toBe('');
});
