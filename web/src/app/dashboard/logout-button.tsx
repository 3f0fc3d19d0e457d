import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLeave } from '../layout/use-leave.ts';

const name = 'Logout';

/** The way out; on narrow screens only its picture. */
export function LogoutButton() {
  const leave = useLeave();
  return (
    <Button
      color="inherit"
      aria-label={name}
      title={name}
      onClick={leave}
      sx={{ gap: 1, minWidth: 40, px: { xs: 1, md: 1.75 }, flexShrink: 0 }}
    >
      <LogoutRounded fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {name}
      </Box>
    </Button>
  );
}
