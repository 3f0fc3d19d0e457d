import type { DayColumn } from './day-plan.ts';
import type { DayRow } from './day-rows.ts';
import { SlotCell } from './slot-cell.tsx';

interface DayGridRowProps {
  row: DayRow;
  columns: DayColumn[];
}

/** A time of the day and what each service does then. */
export function DayGridRow({ row: { time, cells }, columns }: DayGridRowProps) {
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
