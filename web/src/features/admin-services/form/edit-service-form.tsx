import type { Service } from '@carwash/domain/services/service';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { SaveButton } from '~/ui/forms/save-button.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import { EditedService } from './edited-service.tsx';
import { checkServiceForm, newServiceDraft, serviceDraft, serviceFormOf } from './service-form.ts';
import { useSaveService } from './use-save-service.ts';

interface EditServiceFormProps {
  uid: string;
  /** The service, or what it was last if it has been deleted. */
  service: Service;
  isDeleted: boolean;
}

/** A service, to be changed. Begins with what was typed before and is not saved yet. */
export function EditServiceForm({ uid, service, isDeleted }: EditServiceFormProps) {
  const draft = useMemo(() => serviceDraft(uid, service._id), [uid, service._id]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(() => ({ ...serviceFormOf(service), ...typedBefore }));
  const [isTakenOver, setTakenOver] = useState(false);
  const { saved, save } = useSaveService(service, draft);
  const savedForm = useMemo(() => serviceFormOf(saved), [saved]);
  if (isTakenOver) return <Navigate to={paths.addService} />;
  return (
    <Formik initialValues={initialValues} validate={checkServiceForm} onSubmit={save}>
      <Form noValidate aria-label={service.name}>
        <EditedService
          saved={savedForm}
          draft={draft}
          isContinued={typedBefore !== null}
          button={({ isChanged, isUploading }) => (
            <SaveButton
              label="Save changes"
              labelWhileSaving="Saving…"
              disabled={!isChanged || isUploading || isDeleted}
            />
          )}
        >
          {isDeleted && (
            <DeletedMeanwhile
              onAddAgain={(typed) => {
                newServiceDraft(uid).write(typed);
                draft.clear();
                setTakenOver(true);
              }}
            />
          )}
        </EditedService>
      </Form>
    </Formik>
  );
}
