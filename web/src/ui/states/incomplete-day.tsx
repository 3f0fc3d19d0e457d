import Alert from '@mui/material/Alert';

/** Warns that entries of a day are missing, because one cannot be read or there are too many. */
export const IncompleteDay = () => (
  <Alert severity="warning">Not everything of this day can be shown here.</Alert>
);
