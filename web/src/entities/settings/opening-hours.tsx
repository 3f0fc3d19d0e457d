import Typography from '@mui/material/Typography';
import { useSettings } from '~/lib/settings/settings';
import { describeWeek } from './describe-hours';
import { TodayText } from './today-text';

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
