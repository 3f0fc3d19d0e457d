import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import { FigureCard } from './figure-card';
import { FigureGrid } from './figure-grid';

interface FigureCardsSkeletonProps {
  /** Titles and icons of the cards. */
  cards: Readonly<Record<string, { name: string; Icon: typeof SvgIcon }>>;
}

export const FigureCardsSkeleton = ({ cards }: FigureCardsSkeletonProps) => (
  <FigureGrid>
    {Object.values(cards).map(({ name, Icon }) => (
      <FigureCard
        key={name}
        name={name}
        Icon={Icon}
        figure={<Skeleton width="60%" />}
        note={<Skeleton width="75%" />}
        trend={<Skeleton width="65%" />}
      />
    ))}
  </FigureGrid>
);
