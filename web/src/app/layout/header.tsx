import type { SessionUser } from '@carwash/domain/users/session';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useSession } from '~/lib/session/use-session';
import { useHydrated } from '~/lib/use-hydrated';
import { AccountPicture } from './account-picture';
import { barRowHeight } from './bar-height';
import { BrandLink } from './brand-link';
import { ColorModeToggle } from './color-mode-toggle';
import { DrawerButton } from './drawer-button';
import { navigation } from './navigation';
import { TopBar } from './top-bar';
import { useLazyPart } from './use-lazy-part';
import { useSignInLinks } from './use-sign-in-links';

const loadDrawer = () => import('./mobile-drawer');

/** The public navigation on narrow screens. */
const MobileMenu = () => <DrawerButton edge="end" load={loadDrawer} />;

const loadActions = () => import('./account-actions');

/**
 * The signed-in user's picture, which opens the account menu. The menu's code is loaded when it is first
 * needed.
 */
function AccountMenu({ user }: { user: SessionUser }) {
  const button = useRef<HTMLButtonElement>(null);
  const { part: AccountActions, prepare, fetch } = useLazyPart(loadActions);
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

const wideOnly = { display: { xs: 'none', md: 'inline-flex' } };

/** The right end of the header: the account menu, or the links to sign in and to sign up. */
function AccountArea() {
  const { user } = useSession();
  const links = useSignInLinks();
  if (user) return <AccountMenu user={user} />;
  return (
    <>
      <Button component={RouterLink} to={links.signIn} color="inherit" sx={wideOnly}>
        Sign in
      </Button>
      <Button component={RouterLink} to={links.signUp} variant="contained" sx={wideOnly}>
        Sign up
      </Button>
    </>
  );
}

/** The header of every public page. */
export function Header() {
  return (
    <TopBar>
      <Container>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: barRowHeight }}>
          <BrandLink />
          <WideNavigation />
          <Stack
            direction="row"
            sx={{ alignItems: 'center', gap: 0.75, ml: 'auto', flexShrink: 0 }}
          >
            <ColorModeToggle />
            <AccountArea />
            <MobileMenu />
          </Stack>
        </Stack>
      </Container>
    </TopBar>
  );
}

function WideNavigation() {
  const { pathname, hash } = useLocation();
  const isHydrated = useHydrated();
  const address = isHydrated ? pathname + hash : pathname;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Main"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: { lg: 0.5 }, ml: { md: 1, lg: 3 } }}
    >
      {navigation.map(({ label, to }) => {
        const current = to === address;
        return (
          <Button
            key={to}
            component={RouterLink}
            to={to}
            color="inherit"
            aria-current={current ? 'page' : undefined}
            sx={{ px: { md: 1.25, lg: 1.75 }, color: current ? 'primary.main' : 'text.primary' }}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}
