import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FactListProps } from './fact-list';

/** Names and values, one line each: fits on the roll of a receipt printer. */
export const FactRows = ({ facts }: FactListProps) => (
  <Box component="dl" sx={{ m: 0 }}>
    {Object.entries(facts).map(([name, value]) => (
      <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography
          component="dd"
          variant="body2"
          sx={{
            m: 0,
            minWidth: 0,
            fontWeight: 650,
            textAlign: 'right',
            overflowWrap: 'anywhere',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <bdi>{value}</bdi>
        </Typography>
      </Stack>
    ))}
  </Box>
);
