import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SlotChoiceBarProps {
  hasChoice: boolean;
  /** On phones the choice stands at the bottom of the screen, wherever its card is. */
  isFixedOnPhones?: boolean;
  children: ReactNode;
}

/** The end of the page stays free of a fixed bar. */
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.only('xs')]: {
    body: { paddingBottom: 84 },
    html: { scrollPaddingBottom: 84 },
  },
});

const fixedOnPhones = {
  position: { xs: 'fixed', sm: 'sticky' },
  insetInline: { xs: 0, sm: 'auto' },
  zIndex: { xs: 'appBar', sm: 1 },
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 2 },
  pt: { xs: 1, sm: 2 },
  borderRadius: { xs: 0, sm: '0 0 20px 20px' },
} as const;

/** Shows the choice and its buttons; sticky while the times scroll. */
export const SlotChoiceBar = ({
  hasChoice,
  isFixedOnPhones = false,
  children,
}: SlotChoiceBarProps) => (
  <Stack
    sx={{
      // Not sticky without a choice, because it would only cover the times.
      position: hasChoice ? 'sticky' : 'static',
      bottom: 0,
      zIndex: 1,
      gap: 1.25,
      px: { xs: 2, sm: 3 },
      py: 2,
      borderTop: '1px solid',
      borderColor: 'divider',
      borderRadius: '0 0 20px 20px',
      bgcolor: 'background.paper',
      ...(hasChoice && isFixedOnPhones && fixedOnPhones),
    }}
  >
    {hasChoice && isFixedOnPhones && <GlobalStyles styles={roomForBar} />}
    {children}
  </Stack>
);
