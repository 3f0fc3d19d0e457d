import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface MessagePageProps {
  /** Large decorative text, such as the error number. */
  mark: string;
  title: string;
  text: string;
  actions: ReactNode;
}

/** A whole page with one message and links that lead on. */
export function MessagePage({ mark, title, text, actions }: MessagePageProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, md: 14 } }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2 }}>
        <Typography
          aria-hidden
          sx={{
            fontSize: '5.5rem',
            lineHeight: 1,
            fontWeight: 800,
            color: 'primary.main',
          }}
        >
          {mark}
        </Typography>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography sx={{ maxWidth: '100%', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
          {actions}
        </Stack>
      </Stack>
    </Container>
  );
}
