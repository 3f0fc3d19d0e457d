import { currencySign } from '@carwash/domain/money/money';
import type { ComponentProps } from 'react';
import { NumberField } from './number-field';

/** A field for an amount in the business's currency, by default to the cent. */
export const PriceField = (props: Omit<ComponentProps<typeof NumberField>, 'sign' | 'unit'>) => (
  <NumberField step={0.01} {...props} sign={currencySign(import.meta.env.VITE_CURRENCY)} />
);
