import { listChangedMeanwhile } from '@carwash/domain/schema/seen-lists';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

interface ListChangedElsewhereProps {
  /** The list's name within a sentence. */
  name: string;
  /** Shows the list as it is saved, without what was typed into it. */
  onReload: () => void;
}

/** Tells that another admin has changed a list that has unsaved changes here, so that they cannot be saved. */
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
