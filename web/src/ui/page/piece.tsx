import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenUsed } from '~/lib/first-use';
import { justBelow, onceInView } from '~/ui/states/once-in-view';
import { PieceGate } from './piece-gate';

interface InsideProps {
  gate: PieceGate;
  children: ReactNode;
}

/** What React has taken over. */
function Taken({ gate, children }: InsideProps) {
  useEffect(() => gate.leave(), [gate]);
  return children;
}

/** Has no other hooks: React may continue it where it has waited. */
function Waiting({ gate, children }: InsideProps) {
  const { wait } = gate;
  if (wait) use(wait);
  return <Taken gate={gate}>{children}</Taken>;
}

/**
 * A part of a page that was rendered before the app: the app takes it over in a step of its own, when it
 * comes into view or the page is used. Until then it is HTML. Its content must not wait for anything.
 */
export function Piece({ children }: { children: ReactNode }) {
  const [gate] = useState(() => new PieceGate());
  const place = useRef<HTMLDivElement>(null);

  // Before React begins with what stands in the page.
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
