const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/**
 * android.text.format.Formatter: sizes in decimal units, the next one from 900 on.
 *
 * @see AOSP `android/text/format/Formatter.java`, `RoundedBytesResult.roundBytes`
 */
export const Formatter = {
  /** `14.84 MB`: two digits below 100. */
  formatFileSize: (bytes: number): string => sizeText(bytes, (value) => (value >= 100 ? 0 : 2)),
  /** `15 MB`, `1.5 MB` */
  formatShortFileSize: (bytes: number): string => sizeText(bytes, (value) => (value >= 10 ? 0 : value < 1 ? 2 : 1)),
} as const;

function sizeText(bytes: number, digits: (value: number) => number): string {
  let value = Math.abs(bytes);
  let unit = 0;
  while (value > 900 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const text = value.toFixed(unit === 0 ? 0 : digits(value));
  return `${bytes < 0 ? '-' : ''}${text} ${units[unit]}`;
}
