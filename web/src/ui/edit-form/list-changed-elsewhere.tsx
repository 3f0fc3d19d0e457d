import { listChangedMeanwhile } from '@carwash/domain/schema/seen-lists';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

interface ListChangedElsewhereProps {
  /** Name of the list, for use within a sentence. */
  name: string;
  /** Replaces the list with the saved one. */
  onReload: () => void;
}

/** Tells that another admin has changed a list that has unsaved changes here, which therefore can't be saved. */
export const ListChangedElsewhere = ({ name, onReload }: ListChangedElsewhereProps) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" aria-label={`Reload the ${name}`} onClick={onReload}>
        Reload
      </Button>
    }
  >
    <AlertTitle sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>{name}</AlertTitle>
    {listChangedMeanwhile}
  </Alert>
);
