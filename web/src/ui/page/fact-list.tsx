import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FactListProps {
  /** Names and values, in order. */
  facts: Record<string, ReactNode>;
}

/**
 * Names and values: one line each on phones, elsewhere side by side with the value below its name.
 */
export function FactList({ facts }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: { xs: 1, sm: 2 },
        m: 0,
      }}
    >
      {Object.entries(facts).map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: { xs: 'flex', sm: 'block' },
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: 2,
            minWidth: 0,
          }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{ flexShrink: 0, color: 'text.secondary' }}
          >
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontWeight: 650,
              textAlign: { xs: 'right', sm: 'left' },
              overflowWrap: 'anywhere',
            }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
