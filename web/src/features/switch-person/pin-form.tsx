import { signInByPinSchema } from '@carwash/domain/users/pin';
import type { PinPerson } from '@carwash/domain/users/pin-endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { PinField } from '~/entities/users/pin-field';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { useSwitchPerson } from './use-switch-person';

const schema = signInByPinSchema.pick(['pin']);

interface Values {
  pin: string;
}

interface PinFormProps {
  person: PinPerson;
  onBack: () => void;
}

/** Asks for the PIN of one person. */
export function PinForm({ person, onBack }: PinFormProps) {
  const { problem, switchTo } = useSwitchPerson();
  // Busy until the new page is there.
  const [isLeaving, setLeaving] = useState(false);
  const [wrongTries, setWrongTries] = useState(0);

  const submit = async ({ pin }: Values, form: FormikHelpers<Values>) => {
    if (await switchTo(person, pin)) {
      setLeaving(true);
      return;
    }
    form.resetForm();
    setWrongTries(wrongTries + 1);
  };

  return (
    <Formik
      initialValues={{ pin: '' }}
      validationSchema={schema}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            {/* A new field for each try, so that it has the focus again. */}
            <PinField key={wrongTries} label={`PIN of ${person.name}`} autoFocus />
          </DialogContent>
          <DialogButtons>
            <Button disabled={isSubmitting || isLeaving} onClick={onBack}>
              Somebody else
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting || isLeaving}>
              Switch
            </Button>
          </DialogButtons>
        </Form>
      )}
    </Formik>
  );
}
