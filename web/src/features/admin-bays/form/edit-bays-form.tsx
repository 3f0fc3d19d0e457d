import type { Bay } from '@carwash/domain/bays/bay';
import type { Service } from '@carwash/domain/services/service';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { describeEffect } from '../closures/describe-closure';
import { BaysFields } from './bays-fields';
import { type BaysForm, baysDraft, baysFormOf, baysUpdate, checkBaysForm } from './bays-form';

type Known = readonly Bay[] | null;

interface Entered {
  values: BaysForm;
  form: FormikHelpers<BaysForm>;
}

/** A change that needs confirmation, because bookings or paying customers lose their bay. */
interface Question extends Entered {
  /** The effect in words. */
  effect: string;
}

/**
 * Saves the bays and shows the outcome as a toast. Asks first if the change takes a bay from a booking or a
 * paying customer.
 * @param bays the bays as the listener reports them
 * @returns `saved`: the bays as this page knows them, which is the answer to a save until the listener has
 * caught up with it
 */
function useSaveBays(bays: Known, draft: ChangesDraft<Partial<BaysForm>>, onSaved: () => void) {
  const [answer, setAnswer] = useState<{ known: Known; saved: Known }>({
    known: bays,
    saved: bays,
  });
  const saved = answer.known === bays ? answer.saved : bays;

  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const save = async ({ values, form }: Entered, isConfirmed: boolean) => {
    const body = baysUpdate(values, saved);
    try {
      // Setting up the first bays can't take a bay from anybody.
      const effect =
        isConfirmed || saved === null
          ? null
          : await callApi('setBays', { body: { ...body, preview: true } });
      if (effect && effect.displaced.length + effect.paying > 0) {
        setQuestion({ values, form, effect: describeEffect(effect) });
        setIsOpen(true);
        return;
      }
      const changed = await callApi('setBays', { body });
      setIsOpen(false);
      setAnswer({ known: bays, saved: changed.bays });
      // Cleared here and not in an effect, because the component may be unmounted by now.
      draft.clear();
      onSaved();
      showToast(toastTexts.baysSaved, { variant: 'success' });
    } catch (failure) {
      setIsOpen(false);
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showChangeFailure(failure, toastTexts.baysNotSaved);
    }
  };

  return { saved, save, question, isOpen, close: () => setIsOpen(false) };
}

interface EditBaysFormProps {
  uid: string;
  /** null when no bays are set up yet. */
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
  const { saved, save, question, isOpen, close } = useSaveBays(bays, draft, onSaved);
  const { running, run } = useInFlightGuard();
  const savedForm = useMemo(() => baysFormOf(saved), [saved]);
  return (
    <>
      <Formik
        initialValues={initialValues}
        validate={checkBaysForm}
        onSubmit={(values, form) => save({ values, form }, false)}
      >
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
      <ConfirmDialog
        open={isOpen}
        title="Change the bays?"
        no="No, keep them"
        yes="Yes, change them"
        yesColor="primary"
        running={running}
        failure={null}
        onNo={close}
        onYes={() => question && run(() => save(question, true))}
      >
        {question?.effect}
      </ConfirmDialog>
    </>
  );
}
