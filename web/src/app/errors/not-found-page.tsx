import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      mark="404"
      title="Page Not Found"
      text="There is nothing at this address. It may have moved, or the link may be mistyped."
      actions={
        <Button component={Link} to={paths.home} variant="contained" size="large">
          Go Home
        </Button>
      }
    />
  );
}
