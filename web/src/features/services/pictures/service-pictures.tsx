import type { ServicePicture } from '@carwash/domain/services/service-picture';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { CardCarousel } from '~/ui/page/card-carousel';
import { pictureSources } from '~/ui/page/picture-sources';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { BeforeAfter } from './before-after';
import { pictureFrame, pictureGrid, pictureSizes } from './picture-grid';

/** A picture or a pair. If one picture of a pair can't be loaded, only the one after the service is shown. */
function Pictures({ picture: { image, imageBefore, caption } }: { picture: ServicePicture }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const shown = (path: string) => (
    <img
      {...pictureSources(path, pictureSizes)}
      // Empty, because the caption describes the picture.
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setMissing((known) => [...known, path])}
    />
  );
  if (missing.includes(image)) {
    return (
      <Box sx={{ ...pictureFrame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <ImageNotSupportedOutlined aria-hidden sx={{ fontSize: 40 }} />
      </Box>
    );
  }
  if (imageBefore === undefined || missing.includes(imageBefore)) {
    return <Box sx={pictureFrame}>{shown(image)}</Box>;
  }
  return <BeforeAfter label={caption} before={shown(imageBefore)} after={shown(image)} />;
}

const Figure = ({ picture }: { picture: ServicePicture }) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Pictures picture={picture} />
    <Typography
      component="figcaption"
      variant="body2"
      // Keeps the text clear of the carousel's round corners.
      sx={{ px: 1, pt: 1, pb: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {picture.caption}
    </Typography>
  </Box>
);

const keyOf = ({ image, imageBefore = '' }: ServicePicture, index: number): string =>
  `${index} ${imageBefore} ${image}`;

/** The pictures of the work; on phones one at a time. */
export default function ServicePictures({ pictures }: { pictures: readonly ServicePicture[] }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isPhone && pictures.length > 1) {
    return (
      <CardCarousel label="Pictures">
        {pictures.map((picture, index) => (
          <Figure key={keyOf(picture, index)} picture={picture} />
        ))}
      </CardCarousel>
    );
  }
  return (
    <Box component="ul" sx={pictureGrid}>
      {pictures.map((picture, index) => (
        <li key={keyOf(picture, index)}>
          <EntryBoundary entry={picture}>
            <Figure picture={picture} />
          </EntryBoundary>
        </li>
      ))}
    </Box>
  );
}
