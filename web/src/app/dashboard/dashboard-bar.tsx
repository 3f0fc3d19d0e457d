import { can } from '@carwash/domain/roles/role';
import type { SessionUser } from '@carwash/domain/users/session';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import SwitchAccountRounded from '@mui/icons-material/SwitchAccountRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useTouched } from '~/lib/first-use';
import { barRowHeight } from '../layout/bar-height';
import { BrandLink } from '../layout/brand-link';
import { ColorModeToggle } from '../layout/color-mode-toggle';
import { DrawerButton } from '../layout/drawer-button';
import { useSignOutViaHome } from '../layout/sign-out-via-home';
import { TopBar } from '../layout/top-bar';
import { useLazyPart } from '../layout/use-lazy-part';

const name = 'Sign out';

/** On narrow screens only the icon is shown. */
function SignOutButton() {
  const signOut = useSignOutViaHome();
  return (
    <Button
      color="inherit"
      aria-label={name}
      title={name}
      onClick={signOut}
      sx={{ gap: 1, minWidth: 40, px: { xs: 1, md: 1.75 }, flexShrink: 0 }}
    >
      <LogoutRounded fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {name}
      </Box>
    </Button>
  );
}

const loadSwitchPerson = () => import('~/features/switch-person/switch-person-dialog');

/** The router state that opens the dialog. */
const switchRequested = 'switchRequested';

/**
 * Opens the dialog that switches the person, on the first page of the staff, so that a form with unsaved changes asks
 * before they are lost.
 */
function SwitchPersonButton() {
  const { part: SwitchPersonDialog, prepare, fetch } = useLazyPart(loadSwitchPerson);
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = async () => {
    if (await fetch()) await navigate(paths.today, { state: switchRequested });
  };
  const close = () => void navigate(paths.today, { replace: true });
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Switch person"
        title="Switch person"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
      >
        <SwitchAccountRounded fontSize="small" />
      </IconButton>
      {SwitchPersonDialog && (
        <SwitchPersonDialog open={state === switchRequested} onClose={close} />
      )}
    </>
  );
}

/**
 * Lazy, because staff have no next booking. If the file is missing, because it belongs to an older version,
 * the open page works without it.
 */
const NextBooking = lazy<ComponentType<{ uid: string }>>(() =>
  import('~/features/next-booking/next-booking').catch(() => ({ default: () => null })),
);

/** Lazy, because only the console has it. Without its file the page works, as above. */
const FindCustomer = lazy<ComponentType>(() =>
  import('~/features/find-customer/find-customer').catch(() => ({ default: CustomersLink })),
);

const loadDrawer = () => import('./dashboard-drawer');

/** The header of every dashboard page. `user` is null for a moment during sign-out. */
export function DashboardBar({ user }: { user: SessionUser | null }) {
  return (
    <TopBar>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: { xs: 1, md: 1.5 },
          minHeight: barRowHeight,
          px: { xs: 2, md: 3 },
        }}
      >
        {user && <DrawerButton edge="start" load={loadDrawer} />}
        <BrandLink nameFrom="sm" />
        <Stack
          direction="row"
          sx={{
            flexGrow: 1,
            // The name gives way, and not the logo, where there is little room.
            flexBasis: 0,
            minWidth: 0,
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1.5,
          }}
        >
          {user && <Welcome user={user} />}
          {user && can(user.role, 'runDesk') && <CustomerSearch key={user._id} />}
        </Stack>
        <Stack direction="row" sx={{ alignItems: 'center', flexShrink: 0 }}>
          <ColorModeToggle />
          {can(user?.role, 'runYard') && <SwitchPersonButton />}
          {user && <SignOutButton />}
        </Stack>
      </Stack>
    </TopBar>
  );
}

/** Looks like the search of customers, and leads to their list, which has one. */
const CustomersLink = () => (
  <Button
    component={RouterLink}
    to={paths.customers}
    color="inherit"
    variant="outlined"
    aria-label="Find a customer"
    startIcon={<SearchRounded />}
    sx={{
      flexShrink: 0,
      justifyContent: 'flex-start',
      height: 40,
      width: { xs: 40, md: 320 },
      minWidth: 40,
      px: { xs: 1, md: 1.75 },
      borderColor: { xs: 'transparent', md: 'divider' },
      color: 'text.secondary',
      '& > span': { ml: { xs: 0, md: -0.5 } },
    }}
  >
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      Find a customer
    </Box>
  </Button>
);

/** The search of customers, once somebody uses the page. Until then a link stands in its place. */
const CustomerSearch = () =>
  useTouched() ? (
    <Suspense fallback={<CustomersLink />}>
      <FindCustomer />
    </Suspense>
  ) : (
    <CustomersLink />
  );

function Welcome({ user: { _id, role, name } }: { user: SessionUser }) {
  return (
    <>
      <Typography
        // On two lines where the buttons of the staff leave no room for one.
        noWrap={role !== 'admin'}
        sx={{
          minWidth: 0,
          maxWidth: 260,
          fontWeight: 650,
          fontSize: { xs: 13, sm: 16 },
          overflowWrap: 'normal',
          ...yieldsToNextBooking,
        }}
      >
        {role === 'admin' ? 'Welcome, Admin' : name}
      </Typography>
      {role === 'user' && (
        <Suspense fallback={null}>
          <NextBooking uid={_id} />
        </Suspense>
      )}
    </>
  );
}

/** Hides the name where name and next booking don't both fit; the menu still shows the name. */
const yieldsToNextBooking = { '&:has(+ a)': { display: { xs: 'none', md: 'block' } } } as const;
