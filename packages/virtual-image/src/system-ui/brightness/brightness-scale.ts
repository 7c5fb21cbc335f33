/** Steps of the slider, as BrightnessUtils.GAMMA_SPACE_MAX in SystemUI. */
export const SLIDER_MAX = 65_535;

const MIN = 1;
const MAX = 255;

// Hybrid log-gamma, as the framework maps the slider to the setting: the eye sees equal steps.
const R = 0.5;
const A = 0.178_832_77;
const B = 0.284_668_92;
const C = 0.559_910_73;

/** Place on the slider to `screen_brightness`, 1 to 255. @see AOSP `BrightnessUtils.convertGammaToLinear` */
export function fromSlider(place: number): number {
  const share = Math.min(1, Math.max(0, place / SLIDER_MAX));
  const linear = share <= R ? (share / R) ** 2 : Math.exp((share - C) / A) + B;
  return Math.round(MIN + (Math.min(12, linear) / 12) * (MAX - MIN));
}

/** The inverse of {@link fromSlider}. */
export function toSlider(level: number): number {
  const linear = ((Math.min(MAX, Math.max(MIN, level)) - MIN) / (MAX - MIN)) * 12;
  const share = linear <= 1 ? Math.sqrt(linear) * R : A * Math.log(linear - B) + C;
  return Math.round(share * SLIDER_MAX);
}
