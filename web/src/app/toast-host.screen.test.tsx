import Button from '@mui/material/Button';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast, toastMs } from '~/lib/show-toast';
import { renderScreen } from '~/testing/render-screen';

afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a toast waits while its button has the focus', async () => {
  await renderScreen(<p>Page</p>);
  vi.useFakeTimers();
  const onClose = vi.fn();
  await act(async () => void showToast('Moved', { action: <Button>Undo</Button>, onClose }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await wait(10 * toastMs);
  expect(onClose).not.toHaveBeenCalled();
  act(() => undo.blur());
  await wait(10 * toastMs);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a failure stays until it is dismissed', async () => {
  await renderScreen(<p>Page</p>);
  vi.useFakeTimers();
  const onClose = vi.fn();
  await act(async () => void showToast('Failed to save', { variant: 'error', onClose }));
  await wait(100 * toastMs);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onClose).toHaveBeenCalledOnce();
});
