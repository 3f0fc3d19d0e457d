import type { LegalTexts } from '@carwash/domain/settings/legal-texts';

/** Fetches the legal texts of the business, without the code of the general API client. */
export async function askLegalTexts(): Promise<LegalTexts> {
  const response = await fetch('/api/settings/legal');
  if (!response.ok) throw new Error(`The legal texts answer ${response.status}`);
  const { data }: { data: LegalTexts } = await response.json();
  return data;
}
