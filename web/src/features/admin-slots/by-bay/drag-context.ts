import { createContext, type PointerEvent, use } from 'react';
import type { PlannedJob } from './bay-plan';
import type { DropTarget } from './drop-targets';

/** A booking that is being dragged. */
export interface Drag {
  job: PlannedJob;
  /** Where it can go. */
  targets: readonly DropTarget[];
  /** Where it would go now; null: nowhere. */
  over: DropTarget | null;
}

interface DragActions {
  drag: Drag | null;
  /** Claim id of the booking that is dragged, or moves. */
  onItsWay: string | null;
  /** Listens for the pointer that goes down on a booking. */
  grab: (job: PlannedJob, event: PointerEvent<HTMLElement>) => void;
}

/** null: nothing can be dragged here. */
export const DragContext = createContext<DragActions | null>(null);

export const useDrag = () => use(DragContext);
