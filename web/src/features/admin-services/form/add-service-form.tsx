import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { SaveButton } from '~/ui/forms/save-button.tsx';
import { EditedService } from './edited-service.tsx';
import { checkServiceForm, emptyServiceForm, newServiceDraft } from './service-form.ts';
import { useAddService } from './use-add-service.ts';

/** A new service. Begins with what was typed before and is not added yet. */
export function AddServiceForm({ uid }: { uid: string }) {
  const draft = useMemo(() => newServiceDraft(uid), [uid]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(() => ({ ...emptyServiceForm, ...typedBefore }));
  const { added, add } = useAddService(draft);
  if (added) return <Navigate to={paths.adminServices} replace />;
  return (
    <Formik initialValues={initialValues} validate={checkServiceForm} onSubmit={add}>
      <Form noValidate aria-label="New service">
        <EditedService
          saved={emptyServiceForm}
          draft={draft}
          isContinued={typedBefore !== null}
          button={({ isUploading }) => (
            <SaveButton label="Add Service" labelWhileSaving="Adding…" disabled={isUploading} />
          )}
        />
      </Form>
    </Formik>
  );
}
