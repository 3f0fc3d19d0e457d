import type { Bay } from '@carwash/domain/bays/bay';
import type { Service } from '@carwash/domain/services/service';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { BaysFields } from './bays-fields';
import { type BaysForm, baysDraft, baysFormOf, baysUpdate, checkBaysForm } from './bays-form';

type Known = readonly Bay[] | null;

/**
 * Saves the bays and shows the outcome as a toast.
 * @param bays as the listener knows them
 * @returns `saved`: the bays as this page knows them: the answer to a save until the listener has caught
 *   up with it
 */
function useSaveBays(bays: Known, draft: ChangesDraft<Partial<BaysForm>>, onSaved: () => void) {
  const [answer, setAnswer] = useState<{ known: Known; saved: Known }>({
    known: bays,
    saved: bays,
  });
  const saved = answer.known === bays ? answer.saved : bays;

  const save = async (values: BaysForm, form: FormikHelpers<BaysForm>) => {
    try {
      const changed = await callApi('setBays', { body: baysUpdate(values, saved) });
      setAnswer({ known: bays, saved: changed.bays });
      // The component may be unmounted by now, so the draft is cleared here.
      draft.clear();
      onSaved();
      showToast(toastTexts.baysSaved, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showChangeFailure(failure, toastTexts.baysNotSaved);
    }
  };

  return { saved, save };
}

interface EditBaysFormProps {
  uid: string;
  /** null: nobody has set any up. */
  bays: Known;
  services: readonly Service[];
  onSaved: () => void;
}

/** The form of the bays. Starts with the stored draft, if any. */
export function EditBaysForm({ uid, bays, services, onSaved }: EditBaysFormProps) {
  const draft = useMemo(() => baysDraft(uid), [uid]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(
    (): BaysForm => ({ ...baysFormOf(bays), ...typedBefore?.typed }),
  );
  const { saved, save } = useSaveBays(bays, draft, onSaved);
  const savedForm = useMemo(() => baysFormOf(saved), [saved]);
  return (
    <Formik initialValues={initialValues} validate={checkBaysForm} onSubmit={save}>
      <Form noValidate aria-label="Bays and vans">
        <BaysFields
          saved={savedForm}
          draft={draft}
          isContinued={typedBefore !== null}
          services={services}
          isFirst={saved === null}
        />
      </Form>
    </Formik>
  );
}
