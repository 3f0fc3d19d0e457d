import FlagOutlined from '@mui/icons-material/FlagOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { business } from '~/lib/business.ts';

const statements = [
  { Icon: FlagOutlined, title: 'Our mission', text: business.mission },
  { Icon: VisibilityOutlined, title: 'Our vision', text: business.vision },
] as const;

export function MissionAndVision() {
  return (
    <Container
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        py: { xs: 7, md: 11 },
      }}
    >
      {statements.map(({ Icon, title, text }) => (
        <Card key={title} component="section" aria-label={title} sx={{ p: { xs: 3, md: 5 } }}>
          <Box sx={{ color: 'primary.main', '& > svg': { fontSize: 40 } }}>
            <Icon aria-hidden />
          </Box>
          <Typography variant="h3" component="h2" sx={{ mt: 1.5, mb: 1.5 }}>
            {title}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </Card>
      ))}
    </Container>
  );
}
