import { capabilityTexts } from '@carwash/domain/roles/capability-texts';
import { capabilitiesOf, type Role, roleLabels } from '@carwash/domain/roles/role';
import type { SessionUser } from '@carwash/domain/users/session';
import type { User } from '@carwash/domain/users/user';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProofDialog } from '~/entities/users/proof-dialog';

/** Lists what a role allows. */
function Allowed({ user, role }: { user: User; role: Role }) {
  const allowed = capabilitiesOf(role);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{user.name} will be able to</Typography>
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        {allowed.length === 0 && <li>Book and pay like every customer, and nothing else</li>}
        {allowed.map((capability) => (
          <li key={capability}>{capabilityTexts[capability]}</li>
        ))}
      </Typography>
    </Box>
  );
}

/** A change of a role that is asked about. */
export interface AskedRole {
  user: User;
  /** The role that the user is to have. */
  role: Role;
  change: () => Promise<unknown>;
}

interface RoleDialogProps {
  /** The signed-in admin. */
  me: SessionUser;
  asked: AskedRole;
  onClose: () => void;
}

/** Says what a role allows, and asks the admin to prove who they are before somebody gets it. */
export function RoleDialog({ me, asked: { user, role, change }, onClose }: RoleDialogProps) {
  const isMe = me._id === user._id;
  return (
    <ProofDialog
      title={
        isMe ? 'Change your own role?' : `Change the role of ${user.name} to ${roleLabels[role]}?`
      }
      reason={
        isMe
          ? 'You lose what your new role does not allow at once. Only another admin can give it back.'
          : `${user.email} is ${roleLabels[user.role]} now. The change takes effect at once, also where they are signed in.`
      }
      email={me.email}
      details={<Allowed user={user} role={role} />}
      action="Change the role"
      onProved={() => void change()}
      onClose={onClose}
    />
  );
}
