import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRoster } from '~/entities/days/queries';
import { useStoredSettings } from '~/entities/settings/use-live-settings';
import { useHasOpenTimes } from '~/entities/slots/open-times';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { type FirstStep, listFirstSteps } from './list-first-steps';
import { useBegunWork } from './use-begun-work';

const anyService = liveLists('everyone', () => ({
  collection: collections.services,
  schema: serviceSchema,
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: 1,
}));

/**
 * Loads a new owner's first steps: few documents, and only while there are few bookings.
 * @returns null while unknown
 */
function useFirstSteps(hasBookings: boolean): FirstStep[] | null {
  const settings = useStoredSettings(true);
  const roster = useRoster();
  const services = useLiveList(anyService());
  const hasTimes = useHasOpenTimes();
  const begun = useBegunWork();
  if (settings.state !== 'ready' || roster.state !== 'ready' || services.state !== 'ready') {
    return null;
  }
  if (hasTimes === null || begun === null) return null;
  return listFirstSteps({
    settings: settings.data,
    bays: roster.data.bays,
    hasServices: services.data.length > 0,
    hasTimes,
    hasBookings,
    ...begun,
  });
}

const Step = ({ step: { title, text, to, isDone } }: { step: FirstStep }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
    {isDone ? (
      <CheckCircleRounded aria-hidden color="success" />
    ) : (
      <RadioButtonUncheckedRounded aria-hidden sx={{ color: 'text.secondary' }} />
    )}
    <Box>
      <Link
        component={RouterLink}
        to={to}
        sx={{ fontWeight: 650, color: isDone ? 'text.secondary' : undefined }}
      >
        {title}
      </Link>
      {isDone && <Box sx={visuallyHidden}>Done</Box>}
      {!isDone && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
    </Box>
  </Box>
);

/** The remaining steps before a new business can sell. Renders nothing once all are done. */
export default function FirstSteps({ hasBookings }: { hasBookings: boolean }) {
  const titleId = useId();
  const steps = useFirstSteps(hasBookings);
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  if (!steps || done === steps.length) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        First steps
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {done} of {steps.length} done.
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </Box>
    </Paper>
  );
}
