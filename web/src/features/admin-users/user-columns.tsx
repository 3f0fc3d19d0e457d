import { accountStatusLabels, type User } from '@carwash/domain/users/user';
import { StatusChip } from '~/ui/page/status-chip.tsx';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';
import { CutText } from './cut-text.tsx';
import { RoleSelect } from './role-select.tsx';
import { UserActions } from './user-actions.tsx';
import { UserName } from './user-name.tsx';

interface UserColumnsProps {
  /** The uid of who looks. */
  me: string;
  onShowBookings: (user: User) => void;
  onChangeStatus: (user: User) => void;
}

/** What an admin sees of each user. */
export const userColumns = ({
  me,
  onShowBookings,
  onChangeStatus,
}: UserColumnsProps): readonly RecordColumn<User>[] => [
  {
    name: 'Name',
    place: 'title',
    sx: { minWidth: 112 },
    cell: ({ _id, name }) => <UserName name={name} isMe={_id === me} />,
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
    cell: ({ phone }) => phone || '—',
  },
  {
    name: 'Role',
    place: 'fact',
    cell: (user) => <RoleSelect user={user} isMe={user._id === me} />,
  },
  {
    name: 'Address',
    place: 'fact',
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
        isMe={user._id === me}
        onShowBookings={() => onShowBookings(user)}
        onChangeStatus={() => onChangeStatus(user)}
      />
    ),
  },
];
