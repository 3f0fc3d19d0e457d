import type { FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRunningUploads } from '~/entities/images/use-image-field';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { serverText } from '~/lib/api/failure-text';
import { createIdempotencyKeys } from '~/lib/api/idempotency-keys';
import type { Changes, FormDraft } from '~/lib/forms/form-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { EditForm } from '~/ui/edit-form/edit-form';
import { SaveButton } from '~/ui/forms/save-button';
import { emptyServiceForm, newServiceDraft, newServiceOf, type ServiceForm } from './service-form';
import { ServiceFormButtons, ServiceFormFields, serviceEditing } from './service-form-fields';

const addedToastMs = 2000;

/** Returns the API's message, if the API has answered. */
const failureText = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.kind === 'http'
    ? serverText(failure)
    : changeFailureText(failure, toastTexts.serviceNotAdded);

/** Creates a service and shows the outcome as a toast. `added` tells whether the service has been created. */
function useAddService(draft: FormDraft<unknown>) {
  const [added, setAdded] = useState(false);
  const [keys] = useState(() => createIdempotencyKeys());

  const add = async ({ typed: values }: Changes<ServiceForm>, form: FormikHelpers<ServiceForm>) => {
    const endProgress = showToast(toastTexts.addingService, { variant: 'info', persist: true });
    try {
      const body = newServiceOf(values);
      await keys.sendWithKey(body, (idempotencyKey) =>
        callApi('createService', { body, idempotencyKey }),
      );
      draft.clear();
      showToast(toastTexts.serviceAdded, {
        variant: 'success',
        autoHideDuration: addedToastMs,
      });
      setAdded(true);
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showToast(failureText(failure), { variant: 'error' });
    } finally {
      endProgress();
    }
  };

  return { added, add };
}

/** Form of a new service. Starts with the stored draft, if any. */
export function AddServiceForm({ uid }: { uid: string }) {
  const draft = useMemo(() => newServiceDraft(uid), [uid]);
  const uploads = useRunningUploads();
  const { added, add } = useAddService(draft);
  if (added) return <Navigate to={paths.adminServices} replace />;
  return (
    <EditForm
      label="New service"
      {...serviceEditing}
      saved={emptyServiceForm}
      draft={draft}
      onSubmit={add}
      footer={() => (
        <ServiceFormButtons
          save={
            <SaveButton
              label="Add Service"
              labelWhileSaving="Adding…"
              disabled={uploads.areRunning}
            />
          }
        />
      )}
    >
      <ServiceFormFields uploads={uploads} />
    </EditForm>
  );
}
