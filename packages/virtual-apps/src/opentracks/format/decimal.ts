/** As DecimalFormat writes numbers: thousands apart, halves to the even digit. */
export function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
  }).format(value);
}
