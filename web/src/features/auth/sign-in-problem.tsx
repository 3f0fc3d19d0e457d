import Alert from '@mui/material/Alert';

/** Repeats the text of the toast in the form. No alert, because screen readers read the toast already. */
export const SignInProblem = ({ children }: { children: string }) => (
  <Alert severity="error" role="presentation">
    {children}
  </Alert>
);
