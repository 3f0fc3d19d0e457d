import { type ComponentProps, useMemo } from 'react';
import type { FormModel } from '~/lib/forms/form-model';
import { type SaveChangesOptions, useSaveChanges } from '~/lib/forms/use-save-changes';
import { EditForm } from './edit-form';

type EditFormProps<Values extends object> = ComponentProps<typeof EditForm<Values>>;

interface EditRecordProps<Stored, Values extends object>
  extends Omit<EditFormProps<Values>, 'model' | 'saved' | 'draft' | 'onSubmit'>,
    Omit<SaveChangesOptions<Stored, Values>, 'draft'> {
  model: FormModel<Stored, Values>;
  /** Names the form, its user and the record. */
  draftKey: string;
}

/** The form of a record that a listener reports. Starts with the stored draft, if any. */
export function EditRecord<Stored, Values extends object>({
  model,
  draftKey,
  stored,
  save,
  texts,
  ...form
}: EditRecordProps<Stored, Values>) {
  const draft = useMemo(() => model.draftAt(draftKey), [model, draftKey]);
  const { saved, onSubmit } = useSaveChanges({ stored, draft, save, texts });
  const values = useMemo(() => model.valuesOf(saved), [model, saved]);
  return <EditForm {...form} model={model} saved={values} draft={draft} onSubmit={onSubmit} />;
}
