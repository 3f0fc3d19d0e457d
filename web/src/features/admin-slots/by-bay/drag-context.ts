import { createContext, type PointerEvent, use } from 'react';
import type { PlannedJob } from './bay-plan';
import type { DropTarget } from './drop-targets';

/** A booking that is being dragged. */
export interface Drag {
  job: PlannedJob;
  /** Places where the booking can be dropped. */
  targets: readonly DropTarget[];
  /** The place where it would be dropped now; null: none. */
  over: DropTarget | null;
}

interface DragActions {
  drag: Drag | null;
  /** Claim id of the booking that is being dragged or moved. */
  onItsWay: string | null;
  /** Starts dragging when the pointer goes down on a booking. */
  grab: (job: PlannedJob, event: PointerEvent<HTMLElement>) => void;
}

/** null where nothing can be dragged. */
export const DragContext = createContext<DragActions | null>(null);

export const useDrag = () => use(DragContext);
