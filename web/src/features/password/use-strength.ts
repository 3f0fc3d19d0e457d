import { useEffect, useState } from 'react';
import type { Strength } from './rate-password.ts';

/**
 * How strong a password is; null for none, and while what rates it (the list of common passwords is
 * large) is not there yet or cannot be loaded.
 */
export function useStrength(password: string, email: string): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const rate = async () => {
      const { ratePassword } = await import('./rate-password.ts');
      if (isCurrent) setStrength(ratePassword(password, email));
    };
    if (password === '') setStrength(null);
    else rate().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [password, email]);

  return strength;
}
