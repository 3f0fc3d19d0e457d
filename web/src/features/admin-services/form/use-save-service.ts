import type { Service } from '@carwash/domain/services/service';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import { toastTexts } from '~/lib/toasts.ts';
import {
  type ServiceDraft,
  type ServiceForm,
  serviceFormOf,
  serviceUpdate,
} from './service-form.ts';

/**
 * Saves what the form has changed and tells how it goes.
 * @param service the service as the listener knows it
 * @returns `saved`: the service as this page knows it. The answer to a save may be ahead of the
 *   listener, and counts until that has caught up.
 */
export function useSaveService(service: Service, draft: FormDraft<ServiceDraft>) {
  const [answer, setAnswer] = useState({ known: service, saved: service });
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();
  const saved = answer.known === service ? answer.saved : service;

  const save = async (values: ServiceForm, form: FormikHelpers<ServiceForm>) => {
    const progress = enqueueSnackbar(toastTexts.savingService, { variant: 'info', persist: true });
    try {
      const body = serviceUpdate(values, serviceFormOf(saved));
      const updated = await callApi('updateService', { params: { id: service._id }, body });
      setAnswer({ known: service, saved: updated });
      // The page may have been left meanwhile: then nobody else clears it.
      draft.clear();
      enqueueSnackbar(toastTexts.serviceUpdated, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) tellFailure(failure, toastTexts.serviceNotUpdated);
    } finally {
      closeSnackbar(progress);
    }
  };

  return { saved, save };
}
