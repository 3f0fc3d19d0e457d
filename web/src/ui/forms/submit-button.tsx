import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface SubmitButtonProps {
  label: string;
  labelWhileSending: string;
}

export function SubmitButton({ label, labelWhileSending }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" fullWidth disabled={isSubmitting}>
      {isSubmitting ? labelWhileSending : label}
    </Button>
  );
}
