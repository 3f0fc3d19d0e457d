import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenUsed } from '~/lib/first-use';
import { justBelow, onceInView } from '~/ui/states/once-in-view';
import { PieceGate } from './piece-gate';

interface InsideProps {
  gate: PieceGate;
  children: ReactNode;
}

/** The content that React has hydrated. */
function Taken({ gate, children }: InsideProps) {
  useEffect(() => gate.leave(), [gate]);
  return children;
}

/** Must have no other hooks, because React may continue this component where it has waited. */
function Waiting({ gate, children }: InsideProps) {
  const { wait } = gate;
  if (wait) use(wait);
  return <Taken gate={gate}>{children}</Taken>;
}

/**
 * A section of a page that was rendered before the app: React hydrates it in a step of its own, when it comes
 * into view or the page is used. Until then it is plain HTML. Its content must not suspend.
 */
export function Piece({ children }: { children: ReactNode }) {
  const [gate] = useState(() => new PieceGate());
  const place = useRef<HTMLDivElement>(null);

  // A layout effect, because it must run before React begins to hydrate the content.
  useLayoutEffect(() => {
    if (!gate.stand()) return;
    const content = place.current?.firstElementChild;
    const open = () => gate.open();
    void whenUsed().then(() => gate.hurry());
    const stop = content ? onceInView(content, justBelow, open) : open();
    return () => {
      stop?.();
      gate.leave();
    };
  }, [gate]);

  return (
    <div ref={place} style={{ display: 'contents' }}>
      <Suspense>
        <Waiting gate={gate}>{children}</Waiting>
      </Suspense>
    </div>
  );
}
