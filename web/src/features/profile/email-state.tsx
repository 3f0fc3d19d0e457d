import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEmailVerification } from '~/entities/users/use-email-verification.ts';
import { useSendVerification } from '~/entities/users/use-send-verification.ts';
import { StatusChip } from '~/ui/page/status-chip.tsx';

/** Whether an email is known to be its owner's, and the way to show that it is. */
export function EmailState() {
  const { verified } = useEmailVerification();
  const { sending, sendVerification } = useSendVerification();
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 0.5,
        minHeight: 34,
      }}
    >
      {verified === true && <StatusChip label="Verified" tone="good" />}
      {verified === false && (
        <>
          <StatusChip label="Not verified yet" tone="waiting" />
          <Button size="small" loading={sending} onClick={sendVerification}>
            Verify your email
          </Button>
        </>
      )}
    </Box>
  );
}
