/** `Float.toString` of Java: the fewest digits that name the 32-bit number, with one after the point at least. */
export function floatText(value: number): string {
  const float = Math.fround(value);
  if (!Number.isFinite(float)) return String(float);
  if (float === 0) return Object.is(float, -0) ? '-0.0' : '0.0';
  const digits = shortest(float);
  const size = Math.abs(float);
  if (size >= 1e-3 && size < 1e7) return withPoint(String(Number(digits)));
  const [mantissa = '', exponent = ''] = Number(digits).toExponential().split('e');
  return `${withPoint(mantissa)}E${Number(exponent)}`;
}

/** `Long.toString`; what a 64-bit number cannot be becomes the nearest one that can. */
export function longText(value: number): string {
  const whole = BigInt(Math.trunc(Number.isNaN(value) ? 0 : Math.min(Math.max(value, -(2 ** 63)), 2 ** 63)));
  const most = 2n ** 63n - 1n;
  return String(whole > most ? most : whole);
}

function shortest(float: number): string {
  for (let precision = 1; precision < 9; precision++) {
    const text = float.toPrecision(precision);
    if (Math.fround(Number(text)) === float) return text;
  }
  return float.toPrecision(9);
}

function withPoint(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
