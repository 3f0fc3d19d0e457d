import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { Form, Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { mixed, type ObjectSchema, object } from 'yup';
import { type ChangeOutcome, useChange } from '~/lib/forms/use-change';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { ConfirmDialogFrame } from './confirm-dialog-frame';
import { DialogButtons } from './dialog-buttons';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from './keep-typed';

/** A change that needs no text, beside the one that does. */
interface OtherChange extends Pick<ChangeOutcome, 'done' | 'failed'> {
  label: string;
  send: () => Promise<unknown>;
}

interface TextDialogProps<Body extends Record<string, string | number>>
  extends Omit<ChangeOutcome, 'onFailure'> {
  title: string;
  explanation: ReactNode;
  /** Names the draft of the text, such as `hide:{reviewId}`. */
  draftName: string;
  /** The names of the fields and what stands in them first; a number may be empty. */
  first: Record<keyof Body, string | number>;
  schema: ObjectSchema<Body>;
  /** The answer that does nothing. */
  no?: string;
  yes: string;
  yesColor?: 'primary' | 'error';
  send: (body: Body) => Promise<unknown>;
  other?: OtherChange | null;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
  /** The field. */
  children: ReactNode;
}

const typed = () =>
  mixed((value): value is string | number => ['string', 'number'].includes(typeof value));

/** A dialog that asks for one text and sends it. The text is kept through a reload, and when the call fails. */
export function TextDialog<Body extends Record<string, string | number>>(
  props: TextDialogProps<Body>,
) {
  const { title, explanation, first, schema, no = 'Cancel', yes, yesColor = 'primary' } = props;
  const { send, done, failed, onDone, other, onClosed, children } = props;
  const [open, setOpen] = useState(true);
  const [draftSchema] = useState(() =>
    object(Object.fromEntries(Object.keys(first).map((name) => [name, typed().defined()]))),
  );
  const draft = useTypedDraft(props.draftName, draftSchema);
  const { leave, finish, answers } = useLeaveTyped(draft, () => setOpen(false));
  const { running, failure, change } = useChange();
  const close = () => {
    finish();
    return onDone?.();
  };
  return (
    <ConfirmDialogFrame
      open={open}
      title={title}
      running={running}
      onClose={leave}
      onClosed={onClosed}
    >
      <Formik
        initialValues={first}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={(typed) =>
          change(() => send(schema.cast(typed) as Body), { done, failed, onDone: close })
        }
      >
        <Form noValidate>
          <FocusFirstError />
          <KeepTyped draft={draft} />
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{explanation}</DialogContentText>
            {children}
            {failure !== null && <Alert severity="error">{failure}</Alert>}
          </DialogContent>
          <DialogButtons>
            <Button disabled={running} onClick={leave}>
              {no}
            </Button>
            {other && (
              <Button
                color="error"
                disabled={running}
                onClick={() => change(other.send, { ...other, onDone: close })}
              >
                {other.label}
              </Button>
            )}
            <Button type="submit" variant="contained" color={yesColor} loading={running}>
              {yes}
            </Button>
          </DialogButtons>
        </Form>
      </Formik>
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
