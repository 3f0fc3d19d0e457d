import type { OpeningHours, Period } from '@carwash/domain/settings/opening-hours';
import { weekdayName, weekdays } from '~/entities/settings/describe-hours';

/** Returns the times of a period. One that ends when it begins lasts all day, and gets 23:59 as its end. */
const timesOf = ({ opens, closes }: Period) => ({
  opens,
  closes: opens === closes ? '23:59' : closes,
});

/** The period by which schema.org expresses that a day is closed. */
const closed: Period = { opens: '00:00', closes: '00:00' };

const type = { '@type': 'OpeningHoursSpecification' } as const;

function ofWeek({ hours }: Pick<OpeningHours, 'hours'>) {
  const all = weekdays.flatMap((weekday) =>
    (hours[weekday]?.periods ?? []).map((period) => ({ period, day: weekdayName(weekday) })),
  );
  return [...Map.groupBy(all, ({ period }) => `${period.opens} ${period.closes}`).values()].map(
    (same) => ({
      ...type,
      dayOfWeek: same.map(({ day }) => day),
      ...(same[0] && timesOf(same[0].period)),
    }),
  );
}

/**
 * Returns the weekly hours and the exceptions that are not over, as
 * https://schema.org/OpeningHoursSpecification.
 * @param today yyyy-MM-dd
 */
export function openingSpecification(settings: OpeningHours, today: string) {
  const toCome = settings.exceptions.filter(({ to }) => to >= today);
  const exceptions = toCome.flatMap(({ from, to, periods }) =>
    (periods.length > 0 ? periods.map(timesOf) : [closed]).map(({ opens, closes }) => ({
      ...type,
      validFrom: from,
      validThrough: to,
      opens,
      closes,
    })),
  );
  return [...ofWeek(settings), ...exceptions];
}
