import { type CompleteSignUp, completeSignUpSchema } from '@carwash/domain/users/endpoints';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { formDraft } from '~/lib/forms/form-draft.ts';
import { KeepDraft } from '~/lib/forms/keep-draft.tsx';
import type { Newcomer } from '~/lib/session/session-store.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormField } from '~/ui/forms/form-field.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { useCompleteAccount } from './use-complete-account.ts';

const draftSchema = object({
  name: string().defined(),
  phone: string().defined(),
  address: string().defined(),
});

/** What an account is still missing. Outlives a reload. */
export function CompleteAccountForm({ newcomer }: { newcomer: Newcomer }) {
  const { signOut } = useSession();
  const draft = useMemo(
    () => formDraft(`completeAccount:${newcomer.uid}`, draftSchema),
    [newcomer.uid],
  );
  const [initialValues] = useState<CompleteSignUp>(
    () => draft.read() ?? { name: newcomer.name ?? '', phone: '', address: '' },
  );
  const complete = useCompleteAccount(draft.clear);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={completeSignUpSchema}
      validateOnChange={false}
      onSubmit={complete}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <FocusFirstError />
        <KeepDraft draft={draft} />
        <FormField name="name" label="Name" autoComplete="name" />
        <FormField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <FormField name="address" label="Address" autoComplete="street-address" />
        <SubmitButton label="Complete sign-up" labelWhileSending="Completing your account…" />
        <Button onClick={signOut}>Use another account</Button>
      </Stack>
    </Formik>
  );
}
