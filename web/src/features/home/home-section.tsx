import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HomeSectionProps {
  /** Element id of the section; the heading's id is derived from it. */
  id: string;
  title: string;
  lead?: string;
  /** Content beside the heading, such as a link to more. */
  aside?: ReactNode;
  /** Background; it alternates so that neighbouring sections are told apart. */
  tone?: 'plain' | 'raised';
  children: ReactNode;
}

/** A titled section of the home page. */
export function HomeSection({
  id,
  title,
  lead,
  aside,
  tone = 'plain',
  children,
}: HomeSectionProps) {
  const headingId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      sx={{ py: { xs: 5, md: 7 }, bgcolor: tone === 'raised' ? 'background.paper' : undefined }}
    >
      <Container>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{
            justifyContent: 'space-between',
            alignItems: { xs: 'flex-start', sm: 'flex-end' },
            gap: 2,
            mb: { xs: 2.5, md: 4 },
          }}
        >
          <Box sx={{ maxWidth: 620 }}>
            <Typography variant="h2" id={headingId}>
              {title}
            </Typography>
            {lead !== undefined && (
              <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
                {lead}
              </Typography>
            )}
          </Box>
          {aside}
        </Stack>
        {children}
      </Container>
    </Box>
  );
}
