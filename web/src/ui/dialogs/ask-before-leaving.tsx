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

/** Blocks navigation that leads away while `when` is true, and continues by itself afterwards. */
function useHeldNavigation(when: boolean, leadsAway: BlockerFunction) {
  const isHeld = useCallback<BlockerFunction>(
    (navigation) => when && leadsAway(navigation),
    [when, leadsAway],
  );
  const blocker = useBlocker(isHeld);
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

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks for confirmation before unsaved changes are lost: by a link, the back button or closing the
 * tab.
 */
export function AskBeforeLeaving(props: AskBeforeLeavingProps) {
  useAskBeforeUnload(props.when);
  return <AskBeforeNavigation {...props} leadsAway={leavesPage} />;
}

interface AskBeforeNavigationProps extends AskBeforeLeavingProps {
  /** Tells which navigation loses the changes. The same function on every render. */
  leadsAway: BlockerFunction;
}

/** Asks for confirmation before a navigation within the site loses unsaved changes. */
export function AskBeforeNavigation({ when, onDiscard, leadsAway }: AskBeforeNavigationProps) {
  const titleId = useId();
  const textId = useId();
  const blocker = useHeldNavigation(when, leadsAway);

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
