import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useSettings } from '~/lib/settings/settings';

interface BrandLinkProps {
  /** The brand name is shown from this breakpoint on; below it only the logo is. */
  nameFrom?: 'xs' | 'sm';
}

/** Cut off rather than pushing the buttons of the bar off a narrow screen. */
const nameSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The logo and the brand name, linking to the home page. */
export function BrandLink({ nameFrom = 'xs' }: BrandLinkProps) {
  const { name } = useSettings();
  return (
    <Box
      component={RouterLink}
      to={paths.home}
      aria-label={`${name}, home`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: '1.3125rem',
        fontWeight: 780,
        letterSpacing: '-0.03em',
        borderRadius: 2,
        minHeight: 44,
        // May shrink where the text is very large, so that the buttons beside it still fit.
        minWidth: 0,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: 32, height: 32, flexShrink: 0, color: 'primary.main' }}
      >
        <path
          d="M16 2c6 7.4 10 12.6 10 18a10 10 0 0 1-20 0C6 14.6 10 9.4 16 2z"
          fill="currentColor"
        />
        <path
          d="M11 19.5a5.5 5.5 0 0 0 5 5.5"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.85"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </Box>
      <Box component="span" sx={{ ...nameSx, display: { xs: 'none', [nameFrom]: 'inline' } }}>
        {name}
      </Box>
    </Box>
  );
}
