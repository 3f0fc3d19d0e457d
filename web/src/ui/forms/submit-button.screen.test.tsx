import { screen } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { SubmitButton } from './submit-button';

test('while a form is sent its button keeps the focus and sends it once', async () => {
  const send = vi.fn(() => new Promise<void>(() => {}));
  const { user } = await renderScreen(
    <Formik initialValues={{}} onSubmit={send}>
      <Form>
        <input aria-label="Name" />
        <SubmitButton label="Send" labelWhileSending="Sending…" />
      </Form>
    </Formik>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const button = await screen.findByRole('button', { name: 'Sending…' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});
