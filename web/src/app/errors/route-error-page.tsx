import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { PageSpinner } from '~/ui/states/page-spinner';
import { useClearLoadingOverlay } from '../loading-overlay';
import { MessagePage } from './message-page';
import { claimReload, isMissingChunk } from './missing-chunk';

/** Where reloads are noted, or null where the browser forbids it: then no page reloads by itself. */
function reloadNotes(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** What a visitor sees when a page breaks. A page from before a deploy, and one that
 * needed the connection once it is back, reload by themselves, once. */
export function RouteErrorPage() {
  useClearLoadingOverlay();
  const error = useRouteError();
  const [reloading, setReloading] = useState(isMissingChunk(error));

  useEffect(() => {
    const reloadIfItHelps = () => {
      const reload = claimReload(error, {
        online: navigator.onLine,
        now: Date.now(),
        storage: reloadNotes(),
      });
      if (reload) {
        setReloading(true);
        location.reload();
      }
      return reload;
    };
    if (!reloadIfItHelps()) setReloading(false);
    addEventListener('online', reloadIfItHelps);
    return () => removeEventListener('online', reloadIfItHelps);
  }, [error]);

  if (reloading) return <PageSpinner />;

  return (
    <MessagePage
      mark="Oops"
      title={isMissingChunk(error) ? 'This page did not load' : 'Something went wrong'}
      text={
        isMissingChunk(error)
          ? 'Please check your connection and reload the page.'
          : 'The page ran into a problem. Your bookings are safe. Reloading usually helps.'
      }
      actions={
        <>
          <Button variant="contained" size="large" onClick={() => location.reload()}>
            Reload
          </Button>
          <Button href={paths.home} variant="outlined" size="large">
            Go Home
          </Button>
        </>
      }
    />
  );
}
