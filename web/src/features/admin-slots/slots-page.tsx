import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PageHeading } from '~/ui/page/page-heading';
import { DayView } from './day/day-view';
import { SlotGroups } from './list/slot-groups';
import { AddSlots } from './timetable/add-slots';
import { type SlotsView, slotsViews, useSlotsAddress } from './use-slots-address';
import { WeekView } from './week/week-view';

const labels: Record<SlotsView, string> = {
  day: 'Day',
  list: 'All slots',
  add: 'Add slots',
  week: 'Week',
};

const tabId = (view: SlotsView) => `slots-tab-${view}`;
const panelId = (view: SlotsView) => `slots-panel-${view}`;

/** /dashboard/slots: the day, the list of all slots, new slots, and the week. */
export default function SlotsPage() {
  const address = useSlotsAddress();
  const { view } = address;
  return (
    <>
      <PageHeading title="Schedule" />
      <Tabs
        value={view}
        onChange={(_, chosen: SlotsView) => address.chooseView(chosen)}
        aria-label="Schedule"
        variant="scrollable"
        scrollButtons={false}
        sx={{
          mb: 3,
          borderBottom: '1px solid',
          borderColor: 'divider',
          displayPrint: 'none',
          // Narrow enough that all tabs fit on the smallest phone.
          '& .MuiTab-root': { px: { xs: 1.25, sm: 2 }, minWidth: { xs: 0, sm: 90 } },
        }}
      >
        {slotsViews.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labels[name]}
            id={tabId(name)}
            {...(name === view && { 'aria-controls': panelId(name) })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId(view)} aria-labelledby={tabId(view)}>
        {view === 'day' && <DayView address={address} />}
        {view === 'week' && <WeekView address={address} />}
        {view === 'add' && <AddSlots />}
        {view === 'list' && <SlotGroups />}
      </Box>
    </>
  );
}
