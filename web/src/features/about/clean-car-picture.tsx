import Box from '@mui/material/Box';

const drop = 'M0-14C6-6 10-1 10 5A10 10 0 0 1-10 5C-10-1-6-6 0-14z';

const drops = [
  { x: 120, y: 70, size: 1 },
  { x: 205, y: 42, size: 0.7 },
  { x: 300, y: 74, size: 1.2 },
  { x: 395, y: 38, size: 0.8 },
  { x: 470, y: 82, size: 1 },
] as const;

const bubbles = [
  { x: 96, y: 262, r: 26 },
  { x: 142, y: 282, r: 14 },
  { x: 494, y: 268, r: 22 },
  { x: 458, y: 286, r: 12 },
  { x: 532, y: 284, r: 9 },
] as const;

const sparkle = 'M0-16C2-4 4-2 16 0C4 2 2 4 0 16C-2 4-4 2-16 0C-4-2-2-4 0-16z';

/** A decorative picture. */
export function CleanCarPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 340"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: { xs: 460, md: 'none' },
        mx: 'auto',
        height: 'auto',
        '& .deep': { fill: 'var(--mui-palette-depth-main)' },
        '& .dark': { fill: 'var(--mui-palette-depth-dark)' },
        '& .accent': { fill: 'var(--mui-palette-depth-accent)' },
        '& .light': { fill: 'var(--mui-palette-depth-contrastText)' },
      }}
    >
      <circle className="deep" cx="300" cy="170" r="168" />
      <circle className="accent" cx="300" cy="170" r="128" opacity="0.1" />
      <ellipse className="accent" cx="300" cy="300" rx="236" ry="18" opacity="0.2" />
      {drops.map(({ x, y, size }) => (
        <path
          key={x}
          className="accent"
          d={drop}
          opacity={0.35 + size * 0.45}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      <path
        className="accent"
        d="M104 262v-34c0-16 9-26 25-30l57-13 46-46c11-11 22-16 38-16h84c16 0 28 4 41 14l58 46 34 7c18 4 27 15 27 32v40c0 7-4 11-11 11H115c-7 0-11-4-11-11z"
      />
      <path
        className="light"
        d="M130 214c54-12 120-14 190-14s130 2 178 12v10c-56-8-116-10-178-10s-130 2-190 14z"
        opacity="0.55"
      />
      <path className="dark" d="M214 182l34-35c7-7 14-10 24-10h30v45z" opacity="0.85" />
      <path className="dark" d="M318 182v-45h34c12 0 20 3 30 10l44 35z" opacity="0.85" />
      <path className="light" d="M232 176l28-29h16l-28 29z" opacity="0.5" />
      <rect className="dark" x="334" y="196" width="30" height="6" rx="3" opacity="0.6" />
      <path className="light" d="M494 216h20v14h-26z" opacity="0.9" />
      {[186, 424].map((x) => (
        <g key={x} transform={`translate(${x} 270)`}>
          <circle className="dark" r="36" />
          <circle className="light" r="19" />
          <circle className="deep" r="8" />
        </g>
      ))}
      {bubbles.map(({ x, y, r }) => (
        <circle key={x} className="light" cx={x} cy={y} r={r} opacity="0.85" />
      ))}
      <path className="light" d={sparkle} transform="translate(466 150) scale(1.2)" />
      <path className="light" d={sparkle} transform="translate(160 150) scale(0.8)" />
    </Box>
  );
}
