import type { Service } from '@carwash/domain/services/service';
import { nextDeskChange } from '@carwash/domain/slots/desk-slot';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useAllServices } from '~/entities/services/admin-queries';
import { MissingServices } from '~/entities/services/missing-services';
import { NoServicesYet } from '~/entities/services/no-services-yet';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useNow } from '~/lib/clock/use-now';
import { Pager } from '~/ui/page/pager';
import { EmptyState } from '~/ui/states/empty-state';
import { BrokenEntry, EntryBoundary } from '~/ui/states/entry-boundary';
import { ErrorBoundary } from '~/ui/states/error-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import type { SlotSpan } from './page-of-slots';
import { describeCounts, type SlotCounts } from './slot-counts';
import { SlotRow } from './slot-row';
import { useServiceSlots } from './use-service-slots';
import { useSlotCounts } from './use-slot-counts';

interface SlotPagesProps {
  service: Service;
  span: SlotSpan;
}

const nothing: Record<SlotSpan, string> = {
  upcoming: 'There are no slots from today on.',
  past: 'There are no slots on past days.',
};

/** The slots of a service, by date, page by page. */
function SlotPages({ service, span }: SlotPagesProps) {
  const today = useBusinessToday();
  const { page, ...pages } = useServiceSlots(service._id, span, today);
  // Computed on every render: the slots may have arrived after `useNow` last fired.
  const now = new Date();
  useNow(page.state === 'ready' ? nextDeskChange(page.data, now) : null);
  if (page.state === 'loading') {
    return <Skeleton role="status" aria-label="Loading the slots" variant="rounded" height={240} />;
  }
  if (page.state === 'failed') {
    return <FailedState title="The slots could not be loaded." onRetry={page.retry} />;
  }
  if (page.data.length === 0) return <EmptyState title={nothing[span]} />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page.data.map((slot) => (
          <ErrorBoundary
            key={slot._id}
            of={slot}
            instead={
              <li>
                <BrokenEntry />
              </li>
            }
          >
            <SlotRow slot={slot} now={now} />
          </ErrorBoundary>
        ))}
      </Box>
      <UnreadableNote count={page.unreadable} />
      <Pager label={`the slots of ${service.name}`} {...pages} />
    </>
  );
}

interface SlotGroupProps {
  service: Service;
  span: SlotSpan;
  /** undefined while they are not counted. */
  counts: SlotCounts | undefined;
  isFirst: boolean;
}

/** The slots of one service, with controls to open and close them. */
function SlotGroup({ service, span, counts, isFirst }: SlotGroupProps) {
  const [open, setOpen] = useState(isFirst);
  const id = useId();
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_, opened) => setOpen(opened)}
      sx={{ borderRadius: '16px !important', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-slots`}
        expandIcon={<ExpandMoreRounded />}
        sx={{ minHeight: 56 }}
      >
        <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {service.name}
          {counts && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              {describeCounts(counts)}
            </Typography>
          )}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 1.5, sm: 2 }, pb: 2 }}>
        <SlotPages key={span} service={service} span={span} />
      </AccordionDetails>
    </Accordion>
  );
}

const noSlots: SlotCounts = { slots: 0, booked: 0 };

/** All slots, grouped by service. A group is read only once it is expanded; the first one is from the start. */
export function SlotGroups() {
  const services = useAllServices();
  const [span, setSpan] = useState<SlotSpan>('upcoming');
  const counts = useSlotCounts(span);
  if (services.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the services">
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  }
  if (services.state === 'failed') {
    return <FailedState title="The services could not be loaded." onRetry={services.retry} />;
  }
  if (services.data.items.length === 0) {
    return <NoServicesYet description="Slots belong to a service." />;
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={span}
        aria-label="Which slots"
        onChange={(_, chosen: SlotSpan | null) => chosen && setSpan(chosen)}
        sx={{ '& > button': { minHeight: 44, px: 2.5, textTransform: 'none', fontWeight: 650 } }}
      >
        <ToggleButton value="upcoming">From today on</ToggleButton>
        <ToggleButton value="past">Past days</ToggleButton>
      </ToggleButtonGroup>
      <MissingServices services={services.data} />
      <Stack sx={{ gap: 1.25 }}>
        {services.data.items
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map((service, index) => (
            <EntryBoundary key={service._id} entry={service}>
              <SlotGroup
                service={service}
                span={span}
                counts={counts && (counts.get(service._id) ?? noSlots)}
                isFirst={index === 0}
              />
            </EntryBoundary>
          ))}
      </Stack>
    </Stack>
  );
}
