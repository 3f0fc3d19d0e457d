import { visitProgressLabels } from '@carwash/domain/bookings/visit-progress';
import type { Day } from '@carwash/domain/days/day';
import Stack from '@mui/material/Stack';
import { useMinute } from '~/lib/clock/use-minute';
import { useSettings } from '~/lib/settings/settings';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import type { TodaysVisit } from './todays-visit';
import { groupVisits, type VisitGroup, visitGroups } from './todays-visits';
import { VisitRow } from './visit-row';

const titles: Record<VisitGroup, string> = {
  late: 'Late',
  unseen: visitProgressLabels.unseen,
  coming: 'Coming',
  arrived: visitProgressLabels.arrived,
  washing: visitProgressLabels.washing,
  ready: visitProgressLabels.ready,
  done: 'Done',
};

interface VisitsTodayProps {
  day: Day | null;
  visits: readonly TodaysVisit[];
  /** Reads the visits again where they are not live. */
  refresh?: () => unknown;
}

/** The visits of today by how far they have come, those that need somebody first. */
export function VisitsToday({ day, visits, refresh }: VisitsTodayProps) {
  const now = useMinute();
  const { graceMinutes } = useSettings();
  if (visits.length === 0) {
    return (
      <EmptyState title="No visits today" description="Bookings appear here as they are made." />
    );
  }
  const groups = groupVisits(visits, graceMinutes, now);
  const bayOf = ({ claimId }: TodaysVisit) => {
    const id = day?.jobs[claimId]?.bay;
    return day?.bays.find(({ _id }) => _id === id)?.name;
  };
  return (
    <Stack sx={{ gap: 3 }}>
      {visitGroups
        .filter((group) => groups[group].length > 0)
        .map((group) => (
          <PageSection key={group} title={`${titles[group]} (${groups[group].length})`}>
            <DividedList>
              {groups[group].map((visit) => (
                <VisitRow
                  key={visit._id}
                  visit={visit}
                  bay={bayOf(visit)}
                  group={group}
                  refresh={refresh}
                />
              ))}
            </DividedList>
          </PageSection>
        ))}
    </Stack>
  );
}
