/** Looks a picture can be given: their names as in the app, what they do as CSS says it. */
export const looks = [
  { name: 'None', filter: 'none' },
  { name: 'Struck', filter: 'contrast(1.2) saturate(0.6)' },
  { name: 'Clarendon', filter: 'contrast(1.2) saturate(1.35) hue-rotate(-5deg)' },
  { name: 'Old man', filter: 'sepia(0.55) contrast(0.95) brightness(1.05)' },
  { name: 'Mars', filter: 'sepia(0.3) saturate(1.4) contrast(1.05)' },
  { name: 'Rise', filter: 'brightness(1.08) sepia(0.2) contrast(0.9)' },
  { name: 'April', filter: 'brightness(1.12) saturate(1.2)' },
  { name: 'Amazon', filter: 'hue-rotate(15deg) saturate(1.25)' },
  { name: 'Starlit', filter: 'contrast(1.3) brightness(0.95)' },
  { name: 'Metropolis', filter: 'grayscale(1) contrast(1.2)' },
] as const;
