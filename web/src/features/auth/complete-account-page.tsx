import { type CompleteSignUp, completeSignUpSchema } from '@carwash/domain/users/endpoints';
import { phoneField } from '@carwash/domain/users/phone-number';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type InferType, object, string } from 'yup';
import { LegalNote } from '~/entities/settings/legal/legal-note';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { PhoneField } from '~/entities/users/phone-field';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { businessCountry } from '~/lib/business-country';
import { loadAuth } from '~/lib/firebase/load-auth';
import { formDraft } from '~/lib/forms/form-draft';
import { SaveDraft } from '~/lib/forms/save-draft';
import { arrivalState } from '~/lib/session/arrival-state';
import { returnPath } from '~/lib/session/return-path';
import { session } from '~/lib/session/session';
import type { IncompleteAccount } from '~/lib/session/session-store';
import { useSession } from '~/lib/session/use-session';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { PageSpinner } from '~/ui/states/page-spinner';
import { AuthCard } from './auth-card';
import { BookingOnTheWay } from './booking-on-the-way';
import { useIncompleteAccount } from './use-incomplete-account';

/**
 * Completes the account and fetches a token with its new role. Safe to repeat.
 * @throws ApiFailure, or Firebase's error when the new token cannot be fetched
 */
const completeAccount = (body: CompleteSignUp): Promise<void> =>
  session.change(async () => {
    await callApi('completeSignUp', { body });
    await (await loadAuth()).renewToken();
  });

/**
 * Completes the account, which signs its user in; the page decides where to go then. The API's
 * field errors are shown on the fields, any other failure as a toast.
 */
function useCompleteAccount(onCompleted: () => void) {
  return async (values: ContactForm, form: FormikHelpers<ContactForm>) => {
    try {
      await completeAccount(completeSignUpSchema.cast(values));
      onCompleted();
      showToast(toastTexts.signedIn, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showToast(authFailureText(failure), { variant: 'error' });
    }
  };
}

const formSchema = completeSignUpSchema.pick(['name']).shape({
  phone: phoneField(businessCountry).required('Phone is required.'),
});

/** The details that every account needs. An address is asked for when a service is done there. */
type ContactForm = InferType<typeof formSchema>;

const draftSchema = object({
  name: string().defined(),
  phone: string().defined(),
});

/** Asks for the details that the account is missing. The draft survives a reload. */
function CompleteAccountForm({ incompleteAccount }: { incompleteAccount: IncompleteAccount }) {
  const { signOut } = useSession();
  const draft = useMemo(
    () => formDraft(`completeAccountDraft:${incompleteAccount.uid}`, draftSchema),
    [incompleteAccount.uid],
  );
  const [initialValues] = useState<ContactForm>(
    () => draft.read() ?? { name: incompleteAccount.name ?? '', phone: '' },
  );
  const complete = useCompleteAccount(draft.clear);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={formSchema}
      validateOnChange={false}
      onSubmit={complete}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <FocusFirstError />
        <SaveDraft draft={draft} />
        <FormField name="name" label="Name" autoComplete="name" />
        <PhoneField name="phone" label="Phone" autoComplete="tel" />
        <LegalNote doing="signing up" />
        <SubmitButton label="Complete sign-up" labelWhileSending="Completing your account…" />
        <Button onClick={signOut}>Use another account</Button>
      </Stack>
    </Formik>
  );
}

/**
 * For users who signed in with another site and whose account lacks details. Users with a complete
 * account are redirected to the page they came for; visitors who are not signed in are sent to the
 * sign-in page.
 */
export default function CompleteAccountPage() {
  const { state } = useSession();
  const incompleteAccount = useIncompleteAccount();
  const { search } = useLocation();

  if (state === 'signedIn')
    return <Navigate to={returnPath(search)} state={arrivalState} replace />;
  if (incompleteAccount) {
    return (
      <AuthCard
        title="Almost there"
        subtitle={`You come as ${incompleteAccount.email}. How can we reach you?`}
      >
        <BookingOnTheWay />
        <CompleteAccountForm key={incompleteAccount.uid} incompleteAccount={incompleteAccount} />
      </AuthCard>
    );
  }
  if (incompleteAccount === undefined) return <PageSpinner />;
  return <Navigate to={{ pathname: paths.signIn, search }} replace />;
}
