import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject, Theme } from '@mui/system';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { BayColumn, BayPlan, DayHour } from './bay-plan';
import { BayTrack } from './bay-track';
import { columnKey, columnName } from './column-name';
import { DragContext } from './drag-context';
import { GridNavigationContext, hourStop, useGridStop } from './grid-navigation-context';
import { NowLine } from './now-line';
import { type ShowStarts, startsTitle } from './starts-dialog';
import { headHeight, topOf } from './time-scale';
import { useDragJobs } from './use-drag-jobs';
import type { Drops } from './use-drop';
import { useGridNavigation } from './use-grid-navigation';

/** In pixels: as wide as "(second)", the mark of a repeated hour. */
const axisWidth = 72;
const line = '1px solid var(--mui-palette-divider)';

/** Styles of the frame, which scrolls on its own while its head and its clock stay. */
const frameStyles: SystemStyleObject<Theme> = {
  // Ends with the window, so that the present is on the screen in the evening too.
  maxHeight: 'max(360px, calc(100dvh - 370px))',
  overflow: 'auto',
  // Keeps focused elements clear of the sticky head and clock.
  scrollPadding: `${headHeight + 8}px 8px 8px ${axisWidth + 8}px`,
  border: line,
  borderRadius: '20px',
  bgcolor: 'background.paper',
  // Paper does not scroll.
  '@media print': { maxHeight: 'none', overflow: 'visible' },
};

const headStyles: SystemStyleObject<Theme> = {
  position: 'sticky',
  top: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: headHeight,
  px: 1.25,
  bgcolor: 'background.paper',
  borderBottom: line,
  '@media print': { position: 'static' },
};

function BayHead({ column }: { column: BayColumn }) {
  const { bay, without } = column;
  return (
    <Box sx={{ ...headStyles, borderLeft: line }}>
      {without === 'missing' && (
        <WarningAmberRounded fontSize="small" color="warning" aria-hidden />
      )}
      {bay?.kind === 'van' && <LocalShippingOutlined fontSize="small" titleAccess="Van" />}
      <Typography component="h2" noWrap sx={{ fontSize: '0.875rem', fontWeight: 650 }}>
        {columnName(column)}
      </Typography>
    </Box>
  );
}

/** An hour of the clock. Opens a dialog with all starts of that hour, to sell, close or open them. */
function HourButton({ hour, onOpen }: { hour: DayHour; onOpen: () => void }) {
  const step = useGridStop(hourStop(hour.at));
  return (
    <ButtonBase
      {...step}
      focusRipple
      aria-label={`All starts from ${hour.time}`}
      aria-haspopup="dialog"
      title="All starts of this hour"
      onClick={onOpen}
      sx={{
        width: '100%',
        minHeight: 32,
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {hour.time}
    </ButtonBase>
  );
}

/** The night to which the hours after midnight belong, below the first of them. */
const NightName = ({ children }: { children: string }) => (
  <Typography
    sx={{
      px: 0.5,
      fontSize: '0.75rem',
      lineHeight: 1.3,
      textAlign: 'center',
      color: 'text.secondary',
    }}
  >
    {children}
  </Typography>
);

function Clock({ plan, onShow }: { plan: BayPlan; onShow: ShowStarts }) {
  return (
    <Box
      component="ul"
      aria-label="Hours"
      sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
    >
      {plan.hours.map((hour, index) => (
        <Box
          key={hour.at.getTime()}
          component="li"
          sx={{ position: 'absolute', insetInline: 0, top: topOf(hour.at, plan) }}
        >
          {hour.slots.length > 0 ? (
            <HourButton
              hour={hour}
              onOpen={() => onShow({ title: startsTitle(hour), slots: hour.slots, bay: null })}
            />
          ) : (
            <Typography
              sx={{
                pt: '6px',
                fontSize: '0.8125rem',
                lineHeight: 1.3,
                textAlign: 'center',
                color: 'text.secondary',
              }}
            >
              {hour.time}
            </Typography>
          )}
          {hour.night !== null && index === 0 && <NightName>{hour.night}</NightName>}
        </Box>
      ))}
    </Box>
  );
}

export interface BayLayoutProps {
  plan: BayPlan;
  drops: Drops;
  /** Whether the day is the business's today. */
  isToday: boolean;
  onShow: ShowStarts;
}

/** A day by bay: time runs down, bays are side by side. */
export function BayGrid({ plan, drops, isToday, onShow }: BayLayoutProps) {
  const { area, entry, handlers } = useGridNavigation(plan);
  const { drag, grab } = useDragJobs({ area, plan, ...drops });
  const onItsWay = drag?.job.claimId ?? drops.dropped?.job.claimId ?? null;
  const hint = useId();
  return (
    <GridNavigationContext value={entry}>
      <DragContext value={{ drag, grab, onItsWay }}>
        <Box
          ref={area}
          role="region"
          aria-label="The day by bay"
          aria-describedby={hint}
          {...handlers}
          sx={{ ...frameStyles, ...(drag && { '&, & *': { cursor: 'grabbing' } }) }}
        >
          <Box id={hint} sx={visuallyHidden}>
            Arrow keys move through the times and the bays.
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: `${axisWidth}px repeat(${plan.columns.length}, minmax(150px, 1fr))`,
              // All bays share the width of the paper, because it does not scroll.
              '@media print': {
                gridTemplateColumns: `${axisWidth}px repeat(${plan.columns.length}, minmax(0, 1fr))`,
              },
              position: 'relative',
            }}
          >
            <Box sx={{ ...headStyles, left: 0, zIndex: 6 }} />
            {plan.columns.map((column) => (
              <BayHead key={columnKey(column)} column={column} />
            ))}
            <Box sx={{ position: 'sticky', left: 0, zIndex: 2, bgcolor: 'background.paper' }}>
              <Clock plan={plan} onShow={onShow} />
            </Box>
            {plan.columns.map((column) => (
              <BayTrack key={columnKey(column)} column={column} day={plan} onShow={onShow} />
            ))}
            {isToday && (
              <Box
                sx={{
                  position: 'absolute',
                  inset: `${headHeight}px 0 0`,
                  pointerEvents: 'none',
                }}
              >
                <NowLine day={plan} frame={area} />
              </Box>
            )}
          </Box>
        </Box>
      </DragContext>
    </GridNavigationContext>
  );
}
