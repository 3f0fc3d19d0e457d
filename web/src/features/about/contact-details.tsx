import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { business, contactLinks } from '~/lib/business.ts';

export function ContactDetails() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
        m: 0,
        mt: { xs: 4, md: 5 },
      }}
    >
      <Detail icon={<PlaceOutlined aria-hidden />} name="Address">
        {business.address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Detail>
      <Detail icon={<PhoneOutlined aria-hidden />} name="Phone">
        <Link href={contactLinks.phone}>{business.phone}</Link>
      </Detail>
      <Detail icon={<MailOutlineRounded aria-hidden />} name="Email">
        <Link href={contactLinks.email}>{business.email}</Link>
      </Detail>
      <Detail icon={<AccessTimeRounded aria-hidden />} name="Opening hours">
        {business.openingHours.map(({ days, hours }) => (
          <div key={days}>
            {days}
            <br />
            {hours}
          </div>
        ))}
      </Detail>
    </Box>
  );
}

interface DetailProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div>
      <Typography
        component="dt"
        variant="subtitle2"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mb: 0.75,
          '& > svg': { color: 'primary.main' },
        }}
      >
        {icon}
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
        {children}
      </Typography>
    </div>
  );
}
