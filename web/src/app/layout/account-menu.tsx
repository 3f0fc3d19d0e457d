import type { SessionUser } from '@carwash/domain/users/session';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { AccountPicture } from './account-picture.tsx';
import { useOnDemand } from './use-on-demand.ts';

const loadActions = () => import('./account-actions.tsx');

/** Who is signed in: a picture and, once it is wanted, the menu behind it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const { part: AccountActions, prepare, fetch } = useOnDemand(loadActions);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`Account of ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={async () => setOpen(await fetch())}
        onPointerEnter={prepare}
        sx={{ p: 0.5 }}
      >
        <AccountPicture user={user} size={38} />
      </IconButton>
      {AccountActions && (
        <AccountActions
          user={user}
          open={open}
          anchor={() => button.current}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
