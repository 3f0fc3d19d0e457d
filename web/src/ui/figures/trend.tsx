import NorthEastRounded from '@mui/icons-material/NorthEastRounded';
import SouthEastRounded from '@mui/icons-material/SouthEastRounded';
import Typography from '@mui/material/Typography';

const looks = {
  rising: { Icon: NorthEastRounded, color: 'success.main' },
  falling: { Icon: SouthEastRounded, color: 'error.main' },
  level: { Icon: null, color: 'text.secondary' },
} as const;

function sortDirectionOf(label: string): keyof typeof looks {
  if (label.startsWith('+') || label.startsWith('up ')) return 'rising';
  return label.startsWith('-') || label.startsWith('down ') ? 'falling' : 'level';
}

/** The trend of a figure in the words of `trendLabel`. Arrow and colour only repeat the words. */
export function Trend({ label }: { label: string }) {
  const { Icon, color } = looks[sortDirectionOf(label)];
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.8125rem',
        fontWeight: 650,
        color,
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: 16 }} />}
      {label}
    </Typography>
  );
}
