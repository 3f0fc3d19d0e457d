import type { UpdateService } from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRunningUploads } from '~/entities/images/use-image-field';
import {
  type AskedChange,
  useStartsChange,
} from '~/entities/slots/starts-change/use-starts-change';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { useSaveChanges } from '~/lib/forms/use-save-changes';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { EditForm } from '~/ui/edit-form/edit-form';
import { SaveButton } from '~/ui/forms/save-button';
import {
  newServiceDraft,
  type ServiceForm,
  serviceDraft,
  serviceForm,
  serviceUpdate,
} from './service-form';
import { ServiceFormButtons, ServiceFormFields, serviceEditing } from './service-form-fields';

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

const texts = { saved: toastTexts.serviceUpdated, notSaved: toastTexts.serviceNotUpdated };

interface EditServiceFormProps {
  uid: string;
  /** The service; after its deletion its last version. */
  service: Service;
  isDeleted: boolean;
}

/** Form of an existing service. Starts with the stored draft, if any. */
export function EditServiceForm({ uid, service, isDeleted }: EditServiceFormProps) {
  const draft = useMemo(() => serviceDraft(uid, service._id), [uid, service._id]);
  const [isAddedAgain, setAddedAgain] = useState(false);
  const uploads = useRunningUploads();
  const startsChange = useStartsChange();
  const save = async (changes: Changes<ServiceForm>, saved: Service) => {
    const body = serviceUpdate(changes);
    const asked = ofStarts(saved, body);
    if (!(await startsChange.confirm(asked))) return;
    const endProgress = showToast(toastTexts.savingService, { variant: 'info', persist: true });
    try {
      const now = await callApi('updateService', { params: { id: service._id }, body });
      startsChange.follow(asked);
      return now;
    } finally {
      endProgress();
    }
  };
  const { saved, onSubmit } = useSaveChanges({ stored: service, draft, save, texts });
  const savedForm = useMemo(() => serviceForm.valuesOf(saved), [saved]);
  const addAgain = (typed: ServiceForm) => {
    newServiceDraft(uid).write({ typed, before: {} });
    draft.clear();
    setAddedAgain(true);
  };
  if (isAddedAgain) return <Navigate to={paths.addService} />;
  return (
    <>
      <EditForm
        label={service.name}
        {...serviceEditing}
        saved={savedForm}
        draft={draft}
        onSubmit={onSubmit}
        footer={({ isChanged }) => (
          <ServiceFormButtons
            save={
              <SaveButton
                label="Save changes"
                labelWhileSaving="Saving…"
                disabled={!isChanged || uploads.areRunning || isDeleted}
              />
            }
          />
        )}
      >
        {isDeleted && <DeletedMeanwhile onAddAgain={addAgain} />}
        <ServiceFormFields uploads={uploads} />
      </EditForm>
      {startsChange.dialog}
    </>
  );
}
