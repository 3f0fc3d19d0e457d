import type { UpdateService } from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRunningUploads } from '~/entities/images/use-image-field';
import {
  type AskedChange,
  useStartsChange,
} from '~/entities/slots/starts-change/use-starts-change';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { EditRecord } from '~/ui/edit-form/edit-record';
import { SaveButton } from '~/ui/forms/save-button';
import { newServiceDraft, type ServiceForm, serviceForm, serviceUpdate } from './service-form';
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

/** Form of an existing service. */
export function EditServiceForm({ uid, service, isDeleted }: EditServiceFormProps) {
  const draftKey = `serviceDraft:${uid}:${service._id}`;
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
  const addAgain = (typed: ServiceForm) => {
    newServiceDraft(uid).write({ typed, before: {} });
    serviceForm.draftAt(draftKey).clear();
    setAddedAgain(true);
  };
  if (isAddedAgain) return <Navigate to={paths.addService} />;
  return (
    <>
      <EditRecord
        label={service.name}
        {...serviceEditing}
        draftKey={draftKey}
        stored={service}
        save={save}
        texts={texts}
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
      </EditRecord>
      {startsChange.dialog}
    </>
  );
}
