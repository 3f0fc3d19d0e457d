import type { UpdateService } from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import {
  type AskedChange,
  useStartsChange,
} from '~/entities/slots/starts-change/use-starts-change';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { SaveButton } from '~/ui/forms/save-button';
import {
  checkServiceForm,
  newServiceDraft,
  type ServiceDraft,
  type ServiceForm,
  serviceDraft,
  serviceFormOf,
  serviceUpdate,
} from './service-form';
import { ServiceFormFields } from './service-form-fields';

interface DeletedMeanwhileProps {
  onAddAgain: (typed: ServiceForm) => void;
}

/** Shown when the service has been deleted meanwhile. Offers to add it again with the form's values. */
function DeletedMeanwhile({ onAddAgain }: DeletedMeanwhileProps) {
  const { values } = useFormikContext<ServiceForm>();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={() => onAddAgain(values)}>
          Add it as a new service
        </Button>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      This service was deleted elsewhere meanwhile. What you see here is not lost yet.
    </Alert>
  );
}

/**
 * Returns the changed fields on which the service's generated slots depend; null when none of them changes.
 */
function ofStarts(
  { _id: serviceId, ...saved }: Service,
  { duration = saved.duration, startsEvery = saved.startsEvery }: UpdateService,
): AskedChange | null {
  const isSame = duration === saved.duration && startsEvery === saved.startsEvery;
  return isSame ? null : { service: { serviceId, duration, startsEvery } };
}

/**
 * Saves the form's changes and shows the outcome as a toast.
 * @param service the service as the listener reports it
 * @returns `saved`: the service as this page knows it, which is the answer to a save until the listener has
 * caught up with it; `question`: a dialog, while there is something to ask
 */
function useSaveService(service: Service, draft: ChangesDraft<ServiceDraft>) {
  const [answer, setAnswer] = useState({ known: service, saved: service });
  const saved = answer.known === service ? answer.saved : service;

  const startsChange = useStartsChange();

  const save = async (values: ServiceForm, form: FormikHelpers<ServiceForm>) => {
    const body = serviceUpdate(values, serviceFormOf(saved));
    const asked = ofStarts(saved, body);
    if (!(await startsChange.confirm(asked))) return;
    const endProgress = showToast(toastTexts.savingService, { variant: 'info', persist: true });
    try {
      const updated = await callApi('updateService', { params: { id: service._id }, body });
      setAnswer({ known: service, saved: updated });
      startsChange.follow(asked);
      // Cleared here and not in an effect, because the component may be unmounted by now.
      draft.clear();
      showToast(toastTexts.serviceUpdated, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showChangeFailure(failure, toastTexts.serviceNotUpdated);
    } finally {
      endProgress();
    }
  };

  return { saved, save, question: startsChange.dialog };
}

interface EditServiceFormProps {
  uid: string;
  /** The service; after its deletion its last version. */
  service: Service;
  isDeleted: boolean;
}

/** Form of an existing service. Starts with the stored draft, if any. */
export function EditServiceForm({ uid, service, isDeleted }: EditServiceFormProps) {
  const draft = useMemo(() => serviceDraft(uid, service._id), [uid, service._id]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(() => ({ ...serviceFormOf(service), ...typedBefore?.typed }));
  const [isTakenOver, setTakenOver] = useState(false);
  const { saved, save, question } = useSaveService(service, draft);
  const savedForm = useMemo(() => serviceFormOf(saved), [saved]);
  if (isTakenOver) return <Navigate to={paths.addService} />;
  return (
    <>
      <Formik initialValues={initialValues} validate={checkServiceForm} onSubmit={save}>
        <Form noValidate aria-label={service.name}>
          <ServiceFormFields
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
                  newServiceDraft(uid).write({ typed, before: {} });
                  draft.clear();
                  setTakenOver(true);
                }}
              />
            )}
          </ServiceFormFields>
        </Form>
      </Formik>
      {question}
    </>
  );
}
