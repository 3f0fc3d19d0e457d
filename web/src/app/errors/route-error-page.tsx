import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { isMissingChunk, reloadIfItHelps } from '~/lib/missing-chunk';
import { PageSpinner } from '~/ui/states/page-spinner';
import { useAnnounceStart } from '../loading-overlay';
import { MessagePage } from './message-page';

/**
 * The error page of a route. It reloads once by itself when the page is from before a deploy, or
 * when it failed offline and the connection is back.
 */
export function RouteErrorPage() {
  useAnnounceStart();
  const error = useRouteError();
  const [reloading, setReloading] = useState(isMissingChunk(error));

  useEffect(() => {
    const reload = () => {
      const reloads = reloadIfItHelps(error);
      if (reloads) setReloading(true);
      return reloads;
    };
    if (!reload()) setReloading(false);
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
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
