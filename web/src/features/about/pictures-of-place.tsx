import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSettings } from '~/lib/settings/settings';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { pictureSources } from '~/ui/page/picture-sources';

/** The `sizes` of one picture. */
const sizes = '(min-width: 900px) 560px, 100vw';

/**
 * Returns the layout: two pictures in a row, or three where that leaves no gap; on phones the first of an odd
 * number is large.
 */
const gridOf = (count: number) => ({
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
    md: `repeat(${count % 3 === 0 ? 3 : 2}, minmax(0, 1fr))`,
  },
  '& > :first-of-type': { gridColumn: { xs: count % 2 === 1 ? '1 / -1' : 'auto', md: 'auto' } },
  m: 0,
  p: 0,
  listStyle: 'none',
});

/** The business's pictures of itself. Renders nothing when there are none. */
export function PicturesOfPlace() {
  const { pictures } = useSettings();
  if (pictures.length === 0) return null;
  return (
    <Container component="section" aria-labelledby="place-title" sx={{ pb: { xs: 7, md: 11 } }}>
      <Typography variant="h2" id="place-title" sx={{ mb: { xs: 3, md: 5 } }}>
        Have a look around
      </Typography>
      <Box component="ul" sx={gridOf(pictures.length)}>
        {pictures.map(({ image, caption }) => (
          <Box key={`${image} ${caption}`} component="li">
            <Box component="figure" sx={{ m: 0 }}>
              <Box
                component="img"
                {...pictureSources(image, sizes)}
                // Empty, because the caption describes the picture.
                alt=""
                loading="lazy"
                sx={{
                  display: 'block',
                  width: '100%',
                  aspectRatio: pictureRatio,
                  objectFit: 'cover',
                  borderRadius: '20px',
                  bgcolor: 'action.hover',
                }}
              />
              <Typography
                component="figcaption"
                variant="body2"
                sx={{ px: 1, pt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {caption}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
