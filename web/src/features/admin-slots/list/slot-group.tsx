import type { Service } from '@carwash/domain/services/service';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SlotSpan } from '../use-service-slots.ts';
import { SlotPages } from './slot-pages.tsx';

interface SlotGroupProps {
  service: Service;
  span: SlotSpan;
}

/** The slots of one service, to be opened and closed. */
export function SlotGroup({ service, span }: SlotGroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_, opened) => setOpen(opened)}
      sx={{ borderRadius: '16px !important', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreRounded />} sx={{ minHeight: 56 }}>
        <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {service.name}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1.5, sm: 2 }, pb: 2 }}>
        <SlotPages key={span} service={service} span={span} />
      </AccordionDetails>
    </Accordion>
  );
}
