import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ChartFrameProps {
  title: string;
  /** Summary of the chart in a sentence. */
  summary: ReactNode;
  /** Content beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The card around a chart, also used while its data loads. */
export function ChartFrame({ title, summary, action, children }: ChartFrameProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        height: '100%',
        p: { xs: 2, sm: 3 },
      }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <Typography variant="h4" component="h2" id={titleId} sx={{ py: 0.75 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      <Typography
        component="div"
        variant="body2"
        sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {summary}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </Paper>
  );
}
