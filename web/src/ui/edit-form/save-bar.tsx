import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { SaveButton } from '~/ui/forms/save-button';
import { BottomBar } from '~/ui/page/bottom-bar';

interface SaveBarProps {
  isChanged: boolean;
  /** Whether something has to end before the form can be saved, such as an upload. */
  isWaiting?: boolean | undefined;
  onDiscard: () => void;
}

/** Saves the changes from anywhere in a long form. Hidden while there are none. */
export function SaveBar({ isChanged, isWaiting = false, onDiscard }: SaveBarProps) {
  const { isSubmitting } = useFormikContext();
  // Keeps its space free, so that nothing moves when the bar appears.
  if (!isChanged && !isSubmitting) return <Box sx={{ height: 96 }} />;
  return (
    <BottomBar label="Unsaved changes">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 650, display: { xs: 'none', sm: 'block' } }}>
          Unsaved changes
        </Typography>
        <Button onClick={onDiscard} disabled={isSubmitting} sx={{ ml: { xs: 'auto', sm: 0 } }}>
          Discard
        </Button>
        <SaveButton label="Save changes" labelWhileSaving="Saving…" disabled={isWaiting} />
      </Stack>
    </BottomBar>
  );
}
