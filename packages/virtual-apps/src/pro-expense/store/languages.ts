export const languages = [
  { value: 'my', name: 'Myanmar(Burma)', flag: '🇲🇲' },
  { value: 'en', name: 'United States(English)', flag: '🇺🇸' },
  { value: 'cn', name: 'China (Chinese)', flag: '🇨🇳' },
] as const;
