import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ServiceForm } from './service-form.ts';

interface DeletedMeanwhileProps {
  onAddAgain: (typed: ServiceForm) => void;
}

/** The service that the form is about has been deleted: offers to keep what the form holds. */
export function DeletedMeanwhile({ onAddAgain }: DeletedMeanwhileProps) {
  const { values } = useFormikContext<ServiceForm>();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={() => onAddAgain(values)}>
          Add it as a new service
        </Button>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      This service was deleted elsewhere meanwhile. What you see here is not lost yet.
    </Alert>
  );
}
