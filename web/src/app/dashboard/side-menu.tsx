import type { Role } from '@carwash/domain/users/user';
import Box from '@mui/material/Box';
import { barHeight } from '../layout/bar-height.ts';
import { notPrinted } from '../layout/not-printed.ts';
import { MenuList } from './menu-list.tsx';

/** The menu beside the page, where there is room for it. Scrolls by itself when it is the taller one. */
export function SideMenu({ role }: { role: Role }) {
  return (
    <Box
      sx={{
        ...notPrinted,
        display: { xs: 'none', md: 'block' },
        width: 280,
        flexShrink: 0,
        borderRight: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: barHeight,
          maxHeight: `calc(100dvh - ${barHeight}px)`,
          overflowY: 'auto',
          p: 2,
        }}
      >
        <MenuList role={role} />
      </Box>
    </Box>
  );
}
