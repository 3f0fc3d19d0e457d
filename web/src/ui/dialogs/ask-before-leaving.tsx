import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useId } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Enables the browser's own confirmation before the tab is closed or reloaded. */
function useAskBeforeUnload(when: boolean) {
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
}

/** Blocks navigation to another page while `when` is true, and continues by itself afterwards. */
function useHeldNavigation(when: boolean) {
  const leadsAway = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
    [when],
  );
  const blocker = useBlocker(leadsAway);
  useEffect(() => {
    if (blocker.state === 'blocked' && !when) blocker.proceed();
  }, [blocker, when]);
  return blocker;
}

interface AskBeforeLeavingProps {
  /** Whether there are unsaved changes. */
  when: boolean;
  /** Undoes the changes, after which the navigation continues. */
  onDiscard: () => void;
}

/**
 * Asks for confirmation before unsaved changes are lost: by a link, the back button or closing the
 * tab.
 */
export function AskBeforeLeaving({ when, onDiscard }: AskBeforeLeavingProps) {
  const titleId = useId();
  const textId = useId();
  const blocker = useHeldNavigation(when);
  useAskBeforeUnload(when);

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>Discard your changes?</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>
          You have changes that are not saved yet. They are lost if you leave this page.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={stay} autoFocus>
          Keep editing
        </Button>
        <Button onClick={onDiscard} variant="contained" color="error" sx={{ ml: '0 !important' }}>
          Discard changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
