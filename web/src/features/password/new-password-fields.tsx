import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { PasswordField } from '~/ui/forms/password-field';
import type { NewPassword } from './new-password-schema';
import type { Strength } from './rate-password';

/**
 * After a refused submit, shows a toast when the two passwords differ. The field shows it as well.
 */
function useMismatchToast(): void {
  const { submitCount, isSubmitting, errors } = useFormikContext<NewPassword>();
  const tell = useEffectEvent(() => {
    if (errors.confirmPassword !== toastTexts.passwordsDiffer) return;
    showToast(toastTexts.passwordsDiffer, { variant: 'error' });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) tell();
  }, [submitCount, isSubmitting]);
}

/**
 * Returns the strength of a password; null without one, and while the code that rates it is loading or can't
 * be loaded (its list of common passwords is large).
 */
function useStrength(password: string, email: string): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const rate = async () => {
      const { ratePassword } = await import('./rate-password');
      if (isCurrent) setStrength(ratePassword(password, email));
    };
    if (password === '') setStrength(null);
    else rate().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [password, email]);

  return strength;
}

const looks: Record<Strength, { word: string; color: string }> = {
  0: { word: 'very weak', color: 'error.main' },
  1: { word: 'weak', color: 'error.main' },
  2: { word: 'fair', color: 'warning.main' },
  3: { word: 'good', color: 'success.main' },
  4: { word: 'strong', color: 'success.main' },
};

const steps = [0, 1, 2, 3, 4] as const;

interface PasswordStrengthProps {
  password: string;
  email: string;
}

/** Strength of a new password, as text and as a bar. Advice only: a weak password is not refused. */
function PasswordStrength({ password, email }: PasswordStrengthProps) {
  const strength = useStrength(password, email);
  const look = strength === null ? null : looks[strength];
  return (
    <Box sx={{ mt: -1.5, mb: 2, px: 1.75 }}>
      <Stack direction="row" aria-hidden sx={{ gap: 0.5, mb: 0.75 }}>
        {steps.map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 6,
              borderRadius: 999,
              bgcolor: look && strength !== null && step <= strength ? look.color : 'divider',
            }}
          />
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {look ? `Password strength: ${look.word}` : 'Unrelated words are hard to guess.'}
      </Typography>
    </Box>
  );
}

interface NewPasswordFieldsProps {
  /** The account's email: for password managers, and because a password that contains it is weak. */
  email: string;
}

/** The new password with its strength, and its repetition. */
export function NewPasswordFields({ email }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<NewPassword>();
  useMismatchToast();
  return (
    <>
      <FocusFirstError />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <PasswordStrength password={values.newPassword} email={email} />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
