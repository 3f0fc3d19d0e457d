import type { Service } from '@carwash/domain/services/service';
import { describeEffect } from '~/entities/closures/describe-closure';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { useQuestion } from '~/ui/dialogs/use-question';
import { EditRecord } from '~/ui/edit-form/edit-record';
import { BaysFields } from './bays-fields';
import { type Bays, type BaysForm, baysForm, baysUpdate } from './bays-form';

const texts = { saved: 'Bays saved', notSaved: 'Failed to save the bays' } as const;

interface EditBaysFormProps {
  uid: string;
  bays: Bays;
  services: readonly Service[];
  onSaved: () => void;
}

/** The form of the bays. Asks first if a change takes a bay from a booking or a paying customer. */
export function EditBaysForm({ uid, bays, services, onSaved }: EditBaysFormProps) {
  const { question, ask, answers } = useQuestion<string>();
  const save = async (changes: Changes<BaysForm>): Promise<Bays | undefined> => {
    const body = baysUpdate(changes);
    const effect = await callApi('setBays', { body: { ...body, preview: true } });
    const isFelt = effect.displaced.length + effect.paying > 0;
    if (isFelt && !(await ask(describeEffect(effect)))) return;
    const changed = await callApi('setBays', { body });
    onSaved();
    return changed.bays;
  };
  return (
    <>
      <EditRecord
        label="Bays and vans"
        subject="The set-up was"
        model={baysForm}
        draftKey={`baysDraft:${uid}`}
        stored={bays}
        save={save}
        texts={texts}
      >
        <BaysFields services={services} />
      </EditRecord>
      {question !== null && (
        <ConfirmDialog
          title="Change the bays?"
          no="No, keep them"
          yes="Yes, change them"
          yesColor="primary"
          {...answers}
        >
          {question}
        </ConfirmDialog>
      )}
    </>
  );
}
