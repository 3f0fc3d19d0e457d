import Box from '@mui/material/Box';

/** x and y in the picture, then the radius. */
const drops = [
  [96, 71, 9],
  [180, 118, 5],
  [268, 62, 6],
  [352, 100, 12],
  [455, 58, 5],
  [548, 108, 7],
  [640, 67, 10],
  [724, 97, 5],
  [792, 61, 7],
] as const;

const waves = [
  { path: 'M0 150 C140 96 260 204 420 146 S700 96 880 156 V220 H0Z', opacity: 0.16 },
  { path: 'M0 176 C160 132 300 216 460 168 S720 138 880 186 V220 H0Z', opacity: 0.22 },
  { path: 'M0 200 C180 168 320 222 480 192 S740 176 880 206 V220 H0Z', opacity: 0.3 },
] as const;

/** A decorative picture: light falling into water, with drops. The same in both colour schemes. */
export function ProfileCover() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 880 220"
      preserveAspectRatio="xMidYMax slice"
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 120, sm: 180 },
        color: 'depth.accent',
        background:
          'radial-gradient(90% 140% at 80% 0%, var(--mui-palette-depth-main), var(--mui-palette-depth-dark) 80%)',
      }}
    >
      {waves.map(({ path, opacity }) => (
        <path key={path} d={path} fill="currentColor" opacity={opacity} />
      ))}
      {drops.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="currentColor" opacity={0.28} />
      ))}
    </Box>
  );
}
