import { useHydrated } from '~/lib/use-hydrated';
import { SaveButton } from './save-button';

interface SubmitButtonProps {
  label: string;
  labelWhileSending: string;
}

/** Disabled until the app has come: the browser itself would send the form to nowhere. */
export function SubmitButton({ label, labelWhileSending }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <SaveButton
      label={label}
      labelWhileSaving={labelWhileSending}
      disabled={!isHydrated}
      size="large"
      fullWidth
    />
  );
}
