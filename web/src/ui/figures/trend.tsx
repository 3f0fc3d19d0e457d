import NorthEastRounded from '@mui/icons-material/NorthEastRounded';
import SouthEastRounded from '@mui/icons-material/SouthEastRounded';
import Box from '@mui/material/Box';
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

interface TrendProps {
  /** The figure of this month so far, to which the trend belongs. */
  thisMonth?: string;
  label: string;
}

/** The trend of a figure in the words of `trendLabel`. Arrow and colour only repeat the words. */
export function Trend({ thisMonth, label }: TrendProps) {
  const { Icon, color } = looks[sortDirectionOf(label)];
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.8125rem',
        fontWeight: 650,
        color,
      }}
    >
      {thisMonth !== undefined && (
        <Box component="span" sx={{ color: 'text.primary' }}>
          {thisMonth} this month,
        </Box>
      )}
      {Icon && <Icon aria-hidden sx={{ fontSize: 16 }} />}
      {label}
    </Typography>
  );
}
