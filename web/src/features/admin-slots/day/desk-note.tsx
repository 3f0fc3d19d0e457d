import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { privateSettingsPath } from '~/entities/settings/private-settings-path';
import { usePrivateSettings } from '~/entities/settings/use-private-settings';
import { useCan } from '~/lib/session/use-can';

/** A note for the whole desk, above every day. Admins write it. */
export function DeskNote() {
  const settings = usePrivateSettings();
  const mayEdit = useCan('manageBusiness');
  if (settings.state === 'failed') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={settings.retry}>
            Try again
          </Button>
        }
      >
        The desk note could not be loaded.
      </Alert>
    );
  }
  if (settings.state === 'loading' || settings.data.deskNote === '') return null;
  return (
    <Alert
      severity="info"
      icon={<StickyNote2Outlined />}
      role="note"
      aria-label="Desk note"
      action={
        mayEdit && (
          <Button color="inherit" size="small" component={RouterLink} to={privateSettingsPath}>
            Edit
          </Button>
        )
      }
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {settings.data.deskNote}
    </Alert>
  );
}
