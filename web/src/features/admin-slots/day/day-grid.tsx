import { businessClockTime } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { DayGridRow } from './day-grid-row.tsx';
import type { DayColumn } from './day-plan.ts';
import { dayRows } from './day-rows.ts';
import { gridStyles } from './grid-styles.ts';

export interface DayLayoutProps {
  columns: DayColumn[];
  /** The day that is shown is the business's today. */
  isToday: boolean;
}

/** Scrolls the table to what happens now: the morning is over at noon. */
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

/** A day as a table: time down, services across. */
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
