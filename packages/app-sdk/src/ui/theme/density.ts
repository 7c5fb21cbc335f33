const DP_PER_INCH = 160;

/** How many pixels of the screen a dp is: 2.625 on a screen of 420 dpi. The phone's page sets it before it draws. */
class Density {
  #value = 1;

  /** Pixels of the screen per dp. */
  get value(): number {
    return this.#value;
  }

  setDpi(dpi: number): void {
    this.#value = dpi / DP_PER_INCH;
  }

  /**
   * A dimension in whole pixels of the screen, at least one unless it is nothing.
   *
   * @see AOSP `android/util/TypedValue.java`, `complexToDimensionPixelSize`
   */
  toPixels(dp: number): number {
    const px = dp * this.#value;
    const rounded = Math.trunc(px >= 0 ? px + 0.5 : px - 0.5);
    return rounded === 0 ? Math.sign(px) : rounded;
  }
}

/** The density of the phone this page shows. */
export const density = new Density();

/** Pixels of the page in a dp, for what is drawn on a canvas or placed by touches (`DisplayMetrics.density`). */
export function displayDensity(): number {
  return density.value;
}
