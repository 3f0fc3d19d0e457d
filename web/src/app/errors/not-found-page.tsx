import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { MessagePage } from './message-page';

export function NotFoundPage() {
  return (
    <MessagePage
      mark="404"
      title="Page Not Found"
      text="There is nothing at this address. It may have moved, or the link may be mistyped."
      actions={
        <Button component={RouterLink} to={paths.home} variant="contained" size="large">
          Go Home
        </Button>
      }
    />
  );
}
