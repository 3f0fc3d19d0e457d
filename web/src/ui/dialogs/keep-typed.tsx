import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import type { FormDraft } from '~/lib/forms/form-draft';
import { AskBeforeLeaving } from './ask-before-leaving';
import { ConfirmDialog } from './confirm-dialog';
import { useQuestion } from './use-question';

/**
 * Keeps what is typed in the surrounding form through a reload, and asks before it is lost by leaving the page.
 * @param draft from `useTypedDraft`; the form's owner clears it when the values are saved
 */
export function KeepTyped<Values extends object>({ draft }: { draft: FormDraft<Values> }) {
  const { values, dirty, isSubmitting, setValues, resetForm } = useFormikContext<Values>();
  const isRestored = useRef(false);
  // A layout effect, because otherwise one frame would show the form without the kept text.
  useLayoutEffect(() => {
    const kept = isRestored.current ? null : draft.read();
    isRestored.current = true;
    if (kept) void setValues(kept, false);
    else if (dirty) draft.write(values);
    else draft.clear();
  }, [draft, dirty, values, setValues]);
  const discard = () => {
    draft.clear();
    resetForm();
  };
  return <AskBeforeLeaving when={dirty && !isSubmitting} onDiscard={discard} />;
}

/**
 * Closes a form with `KeepTyped`.
 * @returns `leave`: asks first if something typed is not saved; `finish`: after it was saved; `answers`: props of
 * `DiscardQuestion`
 */
export function useLeaveTyped(
  draft: Pick<FormDraft<unknown>, 'read' | 'clear'>,
  close: () => void,
) {
  const { ask, answers } = useQuestion<null>();
  const finish = () => {
    draft.clear();
    close();
  };
  const leave = async () => {
    if (draft.read() === null || (await ask(null))) finish();
  };
  return { leave, finish, answers };
}

/** Asks whether typed text is given up. */
export const DiscardQuestion = (answers: ReturnType<typeof useLeaveTyped>['answers']) => (
  <ConfirmDialog
    {...answers}
    title="Discard your changes?"
    no="Keep editing"
    yes="Discard changes"
    yesColor="error"
  >
    <Typography>They are not saved yet.</Typography>
  </ConfirmDialog>
);
