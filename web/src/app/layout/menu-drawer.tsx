import CloseRounded from '@mui/icons-material/CloseRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import type { DrawerProps } from './drawer-button';

interface MenuDrawerProps extends DrawerProps {
  anchor: 'left' | 'right';
  children: ReactNode;
}

/**
 * The menu on narrow screens. Closes by itself when the window becomes wide enough for the whole
 * menu.
 */
export function MenuDrawer({ anchor, open, onClose, children }: MenuDrawerProps) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));

  useEffect(() => {
    if (wide) onClose();
  }, [wide, onClose]);

  return (
    <Drawer
      anchor={anchor}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: { width: 'min(320px, 88vw)', p: 1.5 },
        },
      }}
    >
      <IconButton aria-label="Close menu" onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseRounded />
      </IconButton>
      {children}
    </Drawer>
  );
}
