import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureCardProps {
  name: string;
  Icon: typeof SvgIcon;
  figure: ReactNode;
  /** An explanation of the figure in a few words. */
  note: ReactNode;
  trend: ReactNode;
}

/** A card with one key figure and its trend. */
export function FigureCard({ name, Icon, figure, note, trend }: FigureCardProps) {
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, lg: 2 },
      }}
    >
      <Typography component="dt" variant="body2" sx={{ pr: 5, color: 'text.secondary' }}>
        {name}
        <Icon
          aria-hidden
          sx={{ position: 'absolute', top: 16, right: 16, fontSize: 26, color: 'primary.main' }}
        />
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, containerType: 'inline-size' }}>
        <Typography
          component="div"
          variant="h3"
          // Small enough that millions with decimals fit on one line of the narrowest card.
          sx={{
            fontSize: 'min(1.75rem, 12.5cqi)',
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {figure}
        </Typography>
        <Typography component="div" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {note}
        </Typography>
        <Box sx={{ mt: 1, minHeight: 22 }}>{trend}</Box>
      </Box>
    </Paper>
  );
}
