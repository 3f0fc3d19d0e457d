import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Changes, ChangesDraft } from '~/lib/forms/form-draft';
import type { FormModel } from '~/lib/forms/form-model';
import { useBefore, useUnsavedChanges } from '~/lib/forms/use-unsaved-changes';
import { SaveButton } from '~/ui/forms/save-button';
import { BottomBar } from '~/ui/page/bottom-bar';
import { AskBeforeLeaving } from '../dialogs/ask-before-leaving';
import { FocusFirstError } from '../forms/focus-first-error';
import { ListsChangedElsewhere } from './lists-changed-elsewhere';
import { SavedElsewhere } from './saved-elsewhere';

interface SaveBarProps {
  isChanged: boolean;
  /** Whether something has to end before the form can be saved, such as an upload. */
  isWaiting?: boolean | undefined;
  onDiscard: () => void;
}

/** Saves the changes from anywhere in a long form. Hidden while there are none. */
function SaveBar({ isChanged, isWaiting = false, onDiscard }: SaveBarProps) {
  const { isSubmitting } = useFormikContext();
  // Keeps its space free, so that nothing moves when the bar appears.
  if (!isChanged && !isSubmitting) return <Box sx={{ height: 96 }} />;
  return (
    <BottomBar label="Unsaved changes">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 650, display: { xs: 'none', sm: 'block' } }}>
          Unsaved changes
        </Typography>
        <Button onClick={onDiscard} disabled={isSubmitting} sx={{ ml: { xs: 'auto', sm: 0 } }}>
          Discard
        </Button>
        <SaveButton label="Save changes" labelWhileSaving="Saving…" disabled={isWaiting} />
      </Stack>
    </BottomBar>
  );
}

interface UnsavedChangesProps<Values extends object> {
  model: FormModel<never, Values>;
  /** The same object until another version is saved. */
  saved: Values;
  draft: ChangesDraft<Partial<Values>>;
  /** Start of the sentence about changes of others, such as 'The settings were'. */
  subject: string;
  /** Shown when the form starts with changes from before a reload or a sign-in. */
  continued?: string;
  /** Whether something has to end before the form can be saved, such as an upload. */
  isWaiting?: boolean;
  /** Renders the buttons below the fields. Left out: the bar that saves or discards the changes. */
  footer?: (state: { isChanged: boolean }) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

interface EditedFieldsProps<Values extends object> extends UnsavedChangesProps<Values> {
  before: ReturnType<typeof useBefore<Values>>;
  /** Whether the form started with a draft from before a reload or a sign-in. */
  isContinued: boolean;
}

function EditedFields<Values extends object>({
  model,
  saved,
  before,
  draft,
  subject,
  continued = 'Here are the changes that you had not saved yet.',
  isContinued,
  isWaiting,
  footer,
  children,
}: EditedFieldsProps<Values>) {
  const { isSubmitting } = useFormikContext<Values>();
  const unsaved = useUnsavedChanges({ saved, before, draft, comparison: model });
  const { changes, isChanged, conflicts, reload } = unsaved;
  return (
    <Stack sx={{ gap: 3 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={unsaved.discard} />
      {isContinued && isChanged && <Alert severity="info">{continued}</Alert>}
      <SavedElsewhere
        subject={subject}
        fields={unsaved.savedElsewhere}
        changes={changes}
        names={model.labels}
        onClose={unsaved.forgetElsewhere}
      />
      <ListsChangedElsewhere lists={conflicts} names={model.labels} onReload={reload} />
      {children}
      {footer ? (
        footer({ isChanged })
      ) : (
        <SaveBar isChanged={isChanged} isWaiting={isWaiting} onDiscard={unsaved.discard} />
      )}
    </Stack>
  );
}

interface EditFormProps<Values extends object> extends UnsavedChangesProps<Values> {
  /** Accessible name of the form. */
  label: string;
  onSubmit: (changes: Changes<Values>, form: FormikHelpers<Values>) => Promise<void>;
}

/**
 * A form that edits a record. Unsaved changes survive a reload in `draft`, are asked about before they are lost, and
 * stay when somebody else saves another version, which the form tells. A list that both have changed can be saved
 * only after a reload of that list.
 */
export function EditForm<Values extends object>({
  label,
  onSubmit,
  ...fields
}: EditFormProps<Values>) {
  const { model, saved, draft } = fields;
  const [continued] = useState(() => draft.read());
  const [initialValues] = useState((): Values => ({ ...saved, ...continued?.typed }));
  const before = useBefore(saved, draft);
  return (
    <Formik
      initialValues={initialValues}
      validate={model.check}
      onSubmit={(typed, form) => onSubmit({ typed, before: before[0] }, form)}
    >
      <Form noValidate aria-label={label}>
        <EditedFields {...fields} before={before} isContinued={continued !== null} />
      </Form>
    </Formik>
  );
}
