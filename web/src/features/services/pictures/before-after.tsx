import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { pictureFrame } from './picture-grid';

interface BeforeAfterProps {
  /** Description of the pictures. */
  label: string;
  before: ReactNode;
  after: ReactNode;
}

/** Initial position of the divider, in percent of the width. */
const atFirst = 50;

function shownText(share: number): string {
  if (share === 0) return 'Only after';
  return share === 100 ? 'Only before' : `${share}% before, ${100 - share}% after`;
}

const Tag = ({ children, side }: { children: string; side: 'left' | 'right' }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      top: 12,
      [side]: 12,
      px: 1.25,
      py: 0.25,
      borderRadius: '999px',
      bgcolor: 'rgb(0 0 0 / 0.72)',
      color: '#fff',
      fontSize: '0.8125rem',
      fontWeight: 650,
    }}
  >
    {children}
  </Box>
);

/** The line between the two pictures. */
const Divider = ({ share }: { share: number }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetBlock: 0,
      width: 3,
      ml: '-1.5px',
      bgcolor: '#fff',
      boxShadow: '0 0 6px rgb(0 0 0 / 0.6)',
    }}
    style={{ left: `${share}%` }}
  >
    <Box
      sx={{
        position: 'absolute',
        top: '50%',
        left: '50%',
        transform: 'translate(-50%, -50%)',
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        bgcolor: '#fff',
        color: '#111',
        boxShadow: '0 1px 6px rgb(0 0 0 / 0.5)',
      }}
    >
      <SwapHorizRounded />
    </Box>
  </Box>
);

/**
 * Two pictures of the same subject on top of each other: the slider sets how much of the first is visible. It
 * can be moved with the keyboard, and by dragging anywhere on the pictures. That is implemented here, because
 * in Safari a range input follows a finger only at its thumb, and its thumb never reaches the edges.
 */
export function BeforeAfter({ label, before, after }: BeforeAfterProps) {
  const [share, setShare] = useState(atFirst);
  const slider = useRef<HTMLInputElement>(null);

  const moveTo = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const percent = Math.round(((clientX - left) / width) * 100);
    setShare(Math.min(100, Math.max(0, percent)));
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };

  return (
    <Box
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onClick={(event) => {
        moveTo(event);
        slider.current?.focus({ preventScroll: true });
      }}
      sx={{
        ...pictureFrame,
        cursor: 'ew-resize',
        userSelect: 'none',
        // Lets a finger that moves up or down still scroll the page.
        touchAction: 'pan-y',
        '&:has(:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          // Inside the frame, because a carousel clips everything outside.
          outlineOffset: -3,
        },
      }}
    >
      {after}
      <Tag side="right">After</Tag>
      <Box
        sx={{ position: 'absolute', inset: 0 }}
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      >
        {before}
        <Tag side="left">Before</Tag>
      </Box>
      <Divider share={share} />
      <Box
        component="input"
        type="range"
        ref={slider}
        min={0}
        max={100}
        value={share}
        aria-label={`Before and after: ${label}`}
        aria-valuetext={shownText(share)}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
