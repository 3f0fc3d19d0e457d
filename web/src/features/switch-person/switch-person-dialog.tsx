import { roleLabels } from '@carwash/domain/roles/role';
import type { PinPerson } from '@carwash/domain/users/pin-endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { photosUnderWayText, usePhotoUploads } from '~/entities/visit-records/photo-uploads';
import { callApi } from '~/lib/api/call-api';
import { useSession } from '~/lib/session/use-session';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { PinForm } from './pin-form';

interface PersonButtonProps {
  person: PinPerson;
  onChoose: () => void;
}

const PersonButton = ({ person: { name, role }, onChoose }: PersonButtonProps) => (
  <Button
    variant="outlined"
    color="inherit"
    onClick={onChoose}
    sx={{ minHeight: 64, justifyContent: 'space-between', gap: 2, textAlign: 'left' }}
  >
    <Typography component="span" sx={{ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {roleLabels[role]}
    </Typography>
  </Button>
);

/** Shows everybody who has a PIN, but the one who is signed in. */
function People({ onChoose }: { onChoose: (person: PinPerson) => void }) {
  const { user } = useSession();
  const { answer, askAgain } = useRequestOnOpen(() => callApi('listPinPeople', {}));
  if (answer.state === 'failed') {
    return <FailedState title="The list could not be loaded." onRetry={askAgain} />;
  }
  if (answer.state === 'waiting') {
    return <Skeleton role="status" aria-label="Loading the list" variant="rounded" height={136} />;
  }
  const others = answer.data.filter(({ _id }) => _id !== user?._id);
  if (others.length === 0) {
    return (
      <EmptyState
        title="Nobody else has set a PIN yet."
        description="Washers and managers set theirs in their profile."
      />
    );
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      {others.map((person) => (
        <PersonButton key={person._id} person={person} onChoose={() => onChoose(person)} />
      ))}
    </Stack>
  );
}

interface SwitchPersonDialogProps {
  open: boolean;
  onClose: () => void;
}

function Content({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const [person, choose] = useState<PinPerson | null>(null);
  const underWay = usePhotoUploads().length;
  return (
    <>
      <DialogTitle id={titleId}>Switch person</DialogTitle>
      {person ? (
        <PinForm person={person} onBack={() => choose(null)} />
      ) : (
        <>
          <DialogContent>
            {underWay > 0 ? (
              <Alert severity="info">{photosUnderWayText(underWay, 'switch')}</Alert>
            ) : (
              <People onChoose={choose} />
            )}
          </DialogContent>
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
          </DialogButtons>
        </>
      )}
    </>
  );
}

/** Lets another person of the staff go on at this device, by their PIN. */
export default function SwitchPersonDialog({ open, onClose }: SwitchPersonDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Content titleId={titleId} onClose={onClose} />
    </Dialog>
  );
}
