import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link, useLocation } from 'react-router-dom';
import { AccountArea } from './account-area.tsx';
import { BrandLink } from './brand-link.tsx';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navigation } from './navigation.ts';

/** Stays at the top of every public page. */
export function Header() {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 86%, transparent)',
        backdropFilter: 'saturate(1.6) blur(14px)',
      }}
    >
      <Container>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 68 }}>
          <BrandLink />
          <WideNavigation />
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, ml: 'auto' }}>
            <ColorModeToggle />
            <AccountArea />
            <MobileMenu />
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}

function WideNavigation() {
  const { pathname, hash } = useLocation();
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Main"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, ml: 3 }}
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
            sx={{ px: 1.75, color: current ? 'primary.main' : 'text.primary' }}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}
