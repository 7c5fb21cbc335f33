export const regions = [
  { value: 'central_europe', label: 'Central Europe' },
  { value: 'north_america_colder', label: 'North America (colder)' },
  { value: 'north_america_warmer', label: 'North America (warmer)' },
] as const;

export type Region = (typeof regions)[number]['value'];

export function parseRegion(text: string | null): Region | undefined {
  return regions.find(({ value }) => value === text)?.value;
}

/** Languages recipes may be in. Words of what grows are known in English. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'pl', label: 'Polish' },
  { value: 'it', label: 'Italian' },
  { value: 'zh', label: 'Chinese' },
] as const;
