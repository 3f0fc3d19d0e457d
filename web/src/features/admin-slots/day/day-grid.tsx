import { businessClockTime } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { useEffect, useRef } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { DayColumn } from './day-plan';
import { type DayRow, dayRows } from './day-rows';
import { SlotCell } from './slot-cell';

interface DayGridRowProps {
  row: DayRow;
  columns: DayColumn[];
}

/** One time of the day with the slot of each service. */
function DayGridRow({ row: { time, cells }, columns }: DayGridRowProps) {
  return (
    <tr data-time={time}>
      <th scope="row">{time}</th>
      {columns.map(({ serviceId }, index) => {
        const cell = cells[index] ?? 'empty';
        if (cell === 'covered') return null;
        if (cell === 'empty') return <td key={serviceId} />;
        return (
          <td key={serviceId} rowSpan={cell.rows}>
            <SlotCell key={cell.slot.slot._id} planned={cell.slot} />
          </td>
        );
      })}
    </tr>
  );
}

const line = '1px solid var(--mui-palette-divider)';

/** The table scrolls on its own; its first row and column are sticky. */
const gridStyles: SystemStyleObject<Theme> = {
  // Fills the height of the screen, so that its head and both scroll bars stay visible.
  maxHeight: 'max(420px, calc(100dvh - 200px))',
  overflow: 'auto',
  border: line,
  borderRadius: '20px',
  bgcolor: 'background.paper',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', height: '1px' },
  '& th': { bgcolor: 'background.paper', fontWeight: 650, fontSize: '0.875rem' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minWidth: 158,
    maxWidth: 220,
    px: 1.5,
    py: 1.25,
    textAlign: 'left',
    verticalAlign: 'bottom',
    borderBottom: line,
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 68,
    minWidth: 68,
    px: 1.5,
    borderRight: line,
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& tbody th': { py: 1.5, verticalAlign: 'top' },
  '& tbody tr:not(:last-of-type) > *': { borderBottom: line },
  '& td': { height: 'inherit', p: 0.5, maxWidth: 220 },
};

export interface DayLayoutProps {
  columns: DayColumn[];
  /** Whether the day is the business's today. */
  isToday: boolean;
}

/** Scrolls the table to the current time when today is opened. */
function useScrollToNow(isToday: boolean) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = table.current;
    if (!isToday || !frame) return;
    const now = businessClockTime(new Date(), businessTimeZone);
    const begun = [...frame.querySelectorAll<HTMLElement>('tbody tr')].filter(
      ({ dataset }) => (dataset.time ?? '') <= now,
    );
    const head = frame.querySelector('thead')?.offsetHeight ?? 0;
    frame.scrollTop = Math.max(0, (begun.at(-1)?.offsetTop ?? 0) - head);
  }, [isToday]);
  return table;
}

/** A day as a table: times as rows, services as columns. */
export function DayGrid({ columns, isToday }: DayLayoutProps) {
  const frame = useScrollToNow(isToday);
  return (
    <Box
      ref={frame}
      role="region"
      aria-label="Slots by time and service"
      tabIndex={0}
      sx={gridStyles}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {columns.map(({ serviceId, name }) => (
              <th key={serviceId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayRows(columns).map((row) => (
            <DayGridRow key={row.time} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </Box>
  );
}
