import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikErrors, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { FormComparison } from '~/lib/forms/form-changes';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { useUnsavedChanges } from '~/lib/forms/use-unsaved-changes';
import { AskBeforeLeaving } from '../dialogs/ask-before-leaving';
import { FocusFirstError } from '../forms/focus-first-error';
import { SaveBar } from './save-bar';
import { SavedElsewhere } from './saved-elsewhere';

interface UnsavedChangesProps<Values> {
  /** The values as they are saved: the same object until others are. */
  saved: Values;
  draft: ChangesDraft<Partial<Values>>;
  comparison: FormComparison<Values>;
  /** The fields' names within a sentence. */
  names: Record<keyof Values, string>;
  /** What others may have changed, such as 'The settings were'. */
  subject: string;
  /** Shown when the form starts with changes from before a reload or a sign-in. */
  continued?: string;
  /** Something has to end before it can be saved, such as an upload. */
  isWaiting?: boolean;
  /** Stands below the fields in place of the bar that saves or discards the changes. */
  footer?: (state: { isChanged: boolean }) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

function EditedFields<Values extends object>({
  saved,
  draft,
  comparison,
  names,
  subject,
  continued = 'Here are the changes that you had not saved yet.',
  isContinued,
  isWaiting,
  footer,
  children,
}: UnsavedChangesProps<Values> & { isContinued: boolean }) {
  const { isSubmitting, setValues } = useFormikContext<Values>();
  const unsaved = useUnsavedChanges(saved, draft, comparison);
  const { changes, isChanged, savedElsewhere, forgetElsewhere } = unsaved;
  return (
    <Stack sx={{ gap: 3 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={draft.clear} />
      {isContinued && isChanged && <Alert severity="info">{continued}</Alert>}
      <SavedElsewhere
        subject={subject}
        fields={savedElsewhere}
        changes={changes}
        names={names}
        lists={comparison.lists}
        onClose={forgetElsewhere}
      />
      {children}
      {footer ? (
        footer({ isChanged })
      ) : (
        <SaveBar
          isChanged={isChanged}
          isWaiting={isWaiting}
          onDiscard={() => void setValues(saved)}
        />
      )}
    </Stack>
  );
}

interface EditFormProps<Values> extends UnsavedChangesProps<Values> {
  /** The form's accessible name. */
  label: string;
  validate: (values: Values) => Promise<FormikErrors<Values>>;
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void>;
}

/**
 * A form that edits what is stored. Unsaved changes outlive a reload in `draft`, are asked about before they are
 * lost, and stay when somebody else saves meanwhile, which the form tells.
 */
export function EditForm<Values extends object>({
  label,
  validate,
  onSubmit,
  ...fields
}: EditFormProps<Values>) {
  const { saved, draft } = fields;
  const [before] = useState(() => draft.read());
  const [initialValues] = useState((): Values => ({ ...saved, ...before?.typed }));
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <Form noValidate aria-label={label}>
        <EditedFields {...fields} isContinued={before !== null} />
      </Form>
    </Formik>
  );
}
