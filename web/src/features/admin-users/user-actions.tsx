import type { User } from '@carwash/domain/users/user';
import BlockRounded from '@mui/icons-material/BlockRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface UserActionsProps {
  user: User;
  /** Nobody locks themselves out. */
  isMe: boolean;
  onShowBookings: () => void;
  onChangeStatus: () => void;
}

export function UserActions({ user, isMe, onShowBookings, onChangeStatus }: UserActionsProps) {
  const isActive = user.status === 'active';
  const verb = isActive ? 'Disable' : 'Enable';
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 0.5 }}>
      <Button
        size="small"
        aria-label={`View Bookings of ${user.name}`}
        onClick={onShowBookings}
        sx={{ ml: -1, px: 1, minHeight: 40, whiteSpace: 'nowrap' }}
      >
        View Bookings
      </Button>
      {!isMe && (
        <Tooltip title={`${verb} account`}>
          <IconButton
            edge="end"
            aria-label={`${verb} the account of ${user.name}`}
            onClick={onChangeStatus}
            sx={{ p: 1.25 }}
          >
            {isActive ? <BlockRounded fontSize="small" /> : <LockOpenRounded fontSize="small" />}
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
