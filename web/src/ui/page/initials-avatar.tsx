import Avatar from '@mui/material/Avatar';
import { indexFromName } from './index-from-name';

/** Gradients that are dark enough for readable white letters. */
const washes = [
  ['#00707a', '#02484f'],
  ['#8a3d0c', '#5e2604'],
  ['#2f5d8c', '#1c3c5e'],
  ['#6a3f85', '#45265a'],
  ['#2a6b3f', '#174527'],
  ['#8c2f4b', '#5e1b30'],
  ['#4a5568', '#2d3644'],
  ['#7a5a00', '#523c00'],
] as const;

const highlights = ['20% 15%', '80% 20%', '75% 85%', '25% 80%', '50% 0%'] as const;

interface InitialsAvatarProps {
  name: string;
  /** In pixels. */
  size?: number;
}

/** An avatar with the first letter of a name, in a colour derived from the name. */
export function InitialsAvatar({ name, size = 44 }: InitialsAvatarProps) {
  const [from, to] = washes[indexFromName(name, washes.length)] ?? washes[0];
  const highlight = highlights[indexFromName(`${name}.`, highlights.length)];
  const [letter = '?'] = name.trim().toLocaleUpperCase('en');
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.44,
        fontWeight: 700,
        color: '#fff',
        background: `radial-gradient(circle at ${highlight}, ${from}, ${to} 90%)`,
      }}
    >
      {letter}
    </Avatar>
  );
}
