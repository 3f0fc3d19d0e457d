import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type ChartRow, percentText, sumOfRows } from './chart-rows';
import { legendRowHeight } from './chart-size';
import type { ChartUnit } from './chart-unit';
import { PieLayout } from './pie-layout';
import { contrastTextOn, useChartStyle } from './use-chart-style';

interface PieLegendProps {
  /** Rows in the order of the slices: largest first, clockwise. */
  rows: readonly ChartRow[];
  unit: ChartUnit;
  /** The pie. */
  children: ReactNode;
}

/** A pie with its legend. Slices are numbered, so that nobody has to tell colours apart. */
export function PieLegend({ rows, unit, children }: PieLegendProps) {
  const { series } = useChartStyle();
  const total = sumOfRows(rows);
  return (
    <PieLayout>
      {children}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ label, value }, index) => (
          <Box
            key={label}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1.25,
              minHeight: legendRowHeight,
              py: 0.5,
            }}
          >
            <Badge color={series[index] ?? ''} number={index + 1} />
            <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
            </Typography>
            <Typography
              variant="body2"
              sx={{ flexShrink: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {unit.format(value)}{' '}
              <Box component="span" sx={{ display: 'inline-block', minWidth: 52, fontWeight: 650 }}>
                {percentText(value, total)}
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
    </PieLayout>
  );
}

const Badge = ({ color, number }: { color: string; number: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flexShrink: 0,
      width: 20,
      height: 20,
      borderRadius: '6px',
      bgcolor: color,
      color: contrastTextOn(color),
      fontSize: 12,
      fontWeight: 700,
      lineHeight: '20px',
      textAlign: 'center',
    }}
  >
    {number}
  </Box>
);
