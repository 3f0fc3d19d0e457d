import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';

const loadDrawer = () => import('./mobile-drawer.tsx');
const MobileDrawer = lazy(loadDrawer);

/** The navigation on narrow screens: a button and, once it is wanted, the drawer. */
export function MobileMenu() {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        edge="end"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDrawer()}
      >
        <MenuRounded />
      </IconButton>
      {open !== null && (
        <Suspense fallback={null}>
          <MobileDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
