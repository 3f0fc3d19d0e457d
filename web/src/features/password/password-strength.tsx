import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Strength } from './rate-password.ts';
import { useStrength } from './use-strength.ts';

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

/** How strong a new password is, in words and as a bar. Advice only: nothing is refused for it. */
export function PasswordStrength({ password, email }: PasswordStrengthProps) {
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
