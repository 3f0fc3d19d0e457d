import { emailAddress } from '@carwash/domain/schema/email-address';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { object, string } from 'yup';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';

interface LocalAccountDialogProps {
  /** Name of the site whose popup the dialog replaces. */
  site: string;
  /** The email address that the site would suggest. */
  email?: string;
  onChoose(account: { email: string; name: string }): void;
  onClose(): void;
}

const schema = object({
  email: emailAddress('Email').required('Email is required.'),
  name: string().trim().defined(),
});

/**
 * Replaces the popup of a social sign-in when the site can't be reached, because the app uses the local
 * emulators.
 */
export function LocalAccountDialog({ site, email, onChoose, onClose }: LocalAccountDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Formik
        initialValues={{ email: email ?? '', name: '' }}
        validationSchema={schema}
        validateOnChange={false}
        onSubmit={(values) => onChoose(schema.cast(values))}
      >
        <Form noValidate>
          <FocusFirstError />
          <DialogTitle id={titleId}>{site} account</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2.5 }}>
              The local suite stands in for {site}: any email address will do.
            </DialogContentText>
            <Stack sx={{ gap: 1, pt: 1 }}>
              <FormField name="email" label="Email" type="email" autoComplete="email" autoFocus />
              <FormField name="name" label="Name" autoComplete="name" />
            </Stack>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 3 }}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="contained">
              Continue
            </Button>
          </DialogActions>
        </Form>
      </Formik>
    </Dialog>
  );
}
