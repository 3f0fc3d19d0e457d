import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router-dom';
import { AccountArea } from './account-area.tsx';
import { barRowHeight } from './bar-height.ts';
import { BrandLink } from './brand-link.tsx';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navigation } from './navigation.ts';
import { TopBar } from './top-bar.tsx';

/** The top of every public page. */
export function Header() {
  return (
    <TopBar>
      <Container>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: barRowHeight }}>
          <BrandLink />
          <WideNavigation />
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, ml: 'auto' }}>
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
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Main"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: { lg: 0.5 }, ml: { md: 1, lg: 3 } }}
    >
      {navigation.map(({ label, to }) => {
        const current = to === pathname + hash;
        return (
          <Button
            key={to}
            component={Link}
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
