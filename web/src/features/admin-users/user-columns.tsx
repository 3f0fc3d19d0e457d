import { can, roleLabels } from '@carwash/domain/roles/role';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import type { SessionUser } from '@carwash/domain/users/session';
import { accountStatusLabels, type User } from '@carwash/domain/users/user';
import BlockRounded from '@mui/icons-material/BlockRounded';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { StatusChip } from '~/ui/page/status-chip';
import type { RecordColumn } from '~/ui/record-list/record-column';
import type { AskedRole } from './role-dialog';
import { RoleSelect } from './role-select';

/** The user's name, with a mark on the reader's own account. */
const UserName = ({ name, isMe }: { name: string; isMe: boolean }) => (
  <>
    {name}
    {isMe && <Chip size="small" label="You" sx={{ ml: 1, height: 20 }} />}
  </>
);

interface CutTextProps {
  text: string;
  /** Most lines shown. */
  lines: number;
}

/** Shortens a long text. A tooltip shows all of it, and screen readers get it as well. */
const CutText = ({ text, lines }: CutTextProps) => (
  <Box
    component="span"
    title={text}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: String(lines),
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    }}
  >
    {text}
  </Box>
);

interface UserActionsProps {
  user: User;
  /** Whether the account can be disabled and enabled: not one's own, and only by those who manage the team. */
  mayChangeStatus: boolean;
  onShowBookings: () => void;
  onRemovePhoto: () => void;
  onChangeStatus: () => void;
}

function UserActions(props: UserActionsProps) {
  const { user, mayChangeStatus, onShowBookings, onRemovePhoto, onChangeStatus } = props;
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
      {user.profileImage !== null && (
        <Tooltip title="Remove photo">
          <IconButton
            aria-label={`Remove the photo of ${user.name}`}
            onClick={onRemovePhoto}
            sx={{ p: 1.25, ml: 'auto' }}
          >
            <NoPhotographyOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {mayChangeStatus && (
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

interface UserColumnsProps {
  /** The signed-in person. */
  me: SessionUser;
  onShowBookings: (user: User) => void;
  onRemovePhoto: (user: User) => void;
  onChangeStatus: (user: User) => void;
  onAskRole: (asked: AskedRole) => void;
}

/** Returns the columns of the list of users. */
export const userColumns = ({
  me,
  onShowBookings,
  onRemovePhoto,
  onChangeStatus,
  onAskRole,
}: UserColumnsProps): readonly RecordColumn<User>[] => [
  {
    name: 'Name',
    place: 'title',
    sx: { minWidth: 112 },
    cell: ({ _id, name }) => <UserName name={name} isMe={_id === me._id} />,
  },
  {
    name: 'Email',
    place: 'subtitle',
    sx: { minWidth: 172, maxWidth: 172 },
    cell: ({ email }) => <CutText text={email} lines={2} />,
  },
  {
    name: 'Phone',
    place: 'fact',
    sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    cell: ({ phone }) => formatPhoneNumber(phone) || '—',
  },
  {
    name: 'Role',
    place: 'fact',
    isParagraph: true,
    cell: (user) =>
      can(me.role, 'manageTeam') ? (
        <RoleSelect user={user} onAsk={onAskRole} />
      ) : (
        roleLabels[user.role]
      ),
  },
  {
    name: 'Address',
    place: 'fact',
    isParagraph: true,
    sx: { width: '99%' },
    cell: ({ address }) => <CutText text={address || '—'} lines={3} />,
  },
  {
    name: 'Status',
    place: 'aside',
    cell: ({ status }) => (
      <StatusChip label={accountStatusLabels[status]} tone={status === 'active' ? 'good' : 'bad'} />
    ),
  },
  {
    name: 'Actions',
    place: 'foot',
    cell: (user) => (
      <UserActions
        user={user}
        mayChangeStatus={user._id !== me._id && can(me.role, 'manageTeam')}
        onShowBookings={() => onShowBookings(user)}
        onRemovePhoto={() => onRemovePhoto(user)}
        onChangeStatus={() => onChangeStatus(user)}
      />
    ),
  },
];
