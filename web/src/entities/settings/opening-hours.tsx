import Typography from '@mui/material/Typography';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useNow } from '~/lib/clock/use-now';
import { useSettings } from '~/lib/settings/settings';
import { useHydrated } from '~/lib/use-hydrated';
import { describeWeek } from './describe-hours';
import { describeToday } from './describe-today';

/**
 * Shows when the business is open today, by the clock. Empty until the app has hydrated the page, because the
 * HTML may have been rendered on an earlier day.
 */
function TodayText() {
  const settings = useSettings();
  const isHydrated = useHydrated();
  const { text, until } = describeToday(settings, new Date(), businessTimeZone);
  useNow(isHydrated ? until : null);
  return isHydrated ? text : '\u00a0';
}

/** When the business is open today, and in the week. */
export function OpeningHours() {
  const settings = useSettings();
  return (
    <>
      <Typography variant="inherit" sx={{ color: 'text.primary', fontWeight: 650 }}>
        <TodayText />
      </Typography>
      {describeWeek(settings).map(({ days, hours }) => (
        <Typography key={days} variant="inherit" component="div">
          {days}
          <br />
          {hours}
        </Typography>
      ))}
    </>
  );
}
