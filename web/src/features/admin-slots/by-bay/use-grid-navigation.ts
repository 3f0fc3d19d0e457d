import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { BayPlan } from './bay-plan';
import { entryStop, type NavigationColumns, nextStop } from './grid-navigation';
import { hourStop, jobStop, offerStop } from './grid-navigation-context';

const byTime = (one: { at: number }, other: { at: number }) => one.at - other.at;

/** Returns the plan's focusable elements, in the order of the grid. */
const navigationColumns = ({
  hours,
  columns,
}: Pick<BayPlan, 'hours' | 'columns'>): NavigationColumns => [
  hours
    .filter(({ slots }) => slots.length > 0)
    .map(({ at }) => ({ key: hourStop(at), at: at.getTime() })),
  ...columns.map(({ bay, jobs, offers }) =>
    [
      ...jobs
        .filter(({ booking }) => booking !== null)
        .map(({ claimId, from }) => ({ key: jobStop(claimId), at: from.getTime() })),
      ...offers.map(({ from }) => ({ key: offerStop(bay?._id ?? '', from), at: from.getTime() })),
    ].sort(byTime),
  ),
];

const stopOf = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest('[data-stop]')?.getAttribute('data-stop') ?? null)
    : null;

/**
 * Lets the arrow keys move the focus through the grid: up and down in time, left and right between bays. Tab
 * stops in the grid only once, at the last focused element.
 */
export function useGridNavigation(plan: Pick<BayPlan, 'hours' | 'columns'>) {
  const area = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const columns = navigationColumns(plan);
  return {
    area,
    entry: entryStop(columns, last),
    handlers: {
      onFocus({ target }: FocusEvent) {
        const step = stopOf(target);
        if (step !== null) setLast(step);
      },
      onKeyDown(event: KeyboardEvent) {
        const step = stopOf(event.target);
        const next = step === null ? null : nextStop(columns, step, event.key);
        if (next === null) return;
        event.preventDefault();
        area.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(next)}"]`)?.focus();
      },
    },
  };
}
