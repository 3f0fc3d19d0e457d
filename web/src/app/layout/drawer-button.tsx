import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, useState } from 'react';
import { useLazyPart } from './use-lazy-part';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
}

interface DrawerButtonProps {
  edge: 'start' | 'end';
  load: () => Promise<{ default: ComponentType<DrawerProps> }>;
}

/** A button that opens the menu on narrow screens. The drawer's code is loaded when it is first needed. */
export function DrawerButton({ edge, load }: DrawerButtonProps) {
  const { part: Drawer, prepare, fetch } = useLazyPart(load);
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        edge={edge}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={async () => setOpen(await fetch())}
        onPointerEnter={prepare}
      >
        <MenuRounded />
      </IconButton>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} />}
    </Box>
  );
}
