import type { SessionUser } from '@carwash/domain/entities/session';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { InitialsAvatar } from '~/components/initials-avatar.tsx';

const loadActions = () => import('./account-actions.tsx');
const AccountActions = lazy(loadActions);

/** Who is signed in: a picture and, once it is wanted, the menu behind it. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`Account of ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadActions()}
        sx={{ p: 0.5 }}
      >
        <InitialsAvatar name={user.name} size={38} />
      </IconButton>
      {open !== null && (
        <Suspense fallback={null}>
          <AccountActions
            user={user}
            open={open}
            anchor={() => button.current}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
