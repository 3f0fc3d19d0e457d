import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

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
  const blocker = useHeldNavigation(when, leadsAway);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Discard your changes?"
      no="Keep editing"
      yes="Discard changes"
      yesColor="error"
      onNo={() => blocker.reset?.()}
      onYes={onDiscard}
    >
      <Typography>
        You have changes that are not saved yet. They are lost if you leave this page.
      </Typography>
    </ConfirmDialog>
  );
}
