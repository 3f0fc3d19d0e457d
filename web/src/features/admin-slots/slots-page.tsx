import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useAllServices } from '~/entities/services/admin-queries';
import { PageHeading } from '~/ui/page/page-heading';
import { DayView } from './day/day-view';
import { SlotGroups } from './list/slot-groups';
import { offeredViews } from './offered-views';
import { AddSlots } from './timetable/add-slots';
import { type SlotsView, useSlotsAddress } from './use-slots-address';
import { WeekView } from './week/week-view';

const labels: Record<SlotsView, string> = {
  day: 'Day',
  week: 'Week',
  add: 'Add slots',
  list: 'All slots',
};

const tabId = (view: SlotsView) => `slots-tab-${view}`;
const panelId = (view: SlotsView) => `slots-panel-${view}`;

/** /dashboard/slots: the day and the week, new slots, and the list of all slots. */
export default function SlotsPage() {
  const address = useSlotsAddress();
  const { view } = address;
  const services = useAllServices();
  const views = offeredViews(view, services.state === 'ready' ? services.data.items : null);
  return (
    <>
      <PageHeading title="Slots" />
      <Tabs
        value={view}
        onChange={(_, chosen: SlotsView) => address.chooseView(chosen)}
        aria-label="Slots"
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
        {views.map((name) => (
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
