type DeepState = 'ACTIVE' | 'INACTIVE' | 'IDLE_PENDING' | 'SENSING' | 'LOCATING' | 'IDLE' | 'IDLE_MAINTENANCE';
type LightState = 'ACTIVE' | 'INACTIVE' | 'IDLE' | 'IDLE_MAINTENANCE' | 'OVERRIDE';
export type IdleDepth = 'deep' | 'light';

/**
 * What the phone tells of doze. It never dozes by itself: it is inactive while its screen is off and nothing charges it,
 * and goes on from there when it is told to.
 *
 * @see AOSP `DeviceIdleController`
 */
export class DeviceIdle {
  readonly enabled: Record<IdleDepth, boolean> = { deep: true, light: true };
  #deep: DeepState = 'ACTIVE';
  #light: LightState = 'ACTIVE';
  #isForced = false;
  readonly #isInUse: () => boolean;

  /** @param isInUse the screen is on, or something charges the phone */
  constructor(isInUse: () => boolean) {
    this.#isInUse = isInUse;
  }

  get deep(): DeepState {
    return this.#deep;
  }

  get light(): LightState {
    return this.#light;
  }

  get isForced(): boolean {
    return this.#isForced;
  }

  /** The screen or the charger was switched. */
  check(): void {
    if (this.#isForced) return;
    if (this.#isInUse()) this.#becomeActive();
    else this.#becomeInactive();
  }

  /** Ready to step, whatever the screen and the charger are. */
  forceInactive(): void {
    this.#isForced = true;
    this.#becomeInactive();
  }

  /** @returns whether it came to be idle; if not, it is forced no longer */
  forceIdle(depth: IdleDepth): boolean {
    this.forceInactive();
    while (this[depth] !== 'IDLE') {
      const before = this[depth];
      this.step(depth);
      if (this[depth] !== before) continue;
      this.unforce();
      return false;
    }
    return true;
  }

  unforce(): void {
    if (!this.#isForced) return;
    this.#isForced = false;
    if (this.#isInUse()) this.#becomeActive();
  }

  step(depth: IdleDepth): void {
    if (depth === 'deep') this.#deep = deepAfter[this.#deep];
    else this.#light = lightAfter[this.#light];
    // Deep idle overrides the light one.
    if (this.#deep === 'IDLE') this.#light = 'OVERRIDE';
  }

  setEnabled(depth: IdleDepth, isOn: boolean): void {
    if (this.enabled[depth] === isOn) return;
    this.enabled[depth] = isOn;
    if (!isOn) this.#becomeActive();
    else if (!this.#isInUse() || this.#isForced) this.#becomeInactive();
  }

  /** The phone was moved: out of deep idle, and on from the start. */
  move(): void {
    if (this.#deep === 'ACTIVE' || this.#deep === 'INACTIVE') return;
    this.#becomeActive();
    if (!this.#isInUse() || this.#isForced) this.#becomeInactive();
  }

  /** As after a restart. */
  reset(): void {
    this.#isForced = false;
    this.enabled.deep = true;
    this.enabled.light = true;
    this.#becomeActive();
  }

  #becomeActive(): void {
    this.#deep = 'ACTIVE';
    this.#light = 'ACTIVE';
  }

  #becomeInactive(): void {
    if (this.#deep === 'ACTIVE' && this.enabled.deep) this.#deep = 'INACTIVE';
    if (this.#light === 'ACTIVE' && this.enabled.light) this.#light = 'INACTIVE';
  }
}

const deepAfter: Readonly<Record<DeepState, DeepState>> = {
  ACTIVE: 'ACTIVE',
  INACTIVE: 'IDLE_PENDING',
  IDLE_PENDING: 'SENSING',
  SENSING: 'LOCATING',
  LOCATING: 'IDLE',
  IDLE: 'IDLE_MAINTENANCE',
  IDLE_MAINTENANCE: 'IDLE',
};

const lightAfter: Readonly<Record<LightState, LightState>> = {
  ACTIVE: 'ACTIVE',
  INACTIVE: 'IDLE',
  IDLE: 'IDLE_MAINTENANCE',
  IDLE_MAINTENANCE: 'IDLE',
  OVERRIDE: 'OVERRIDE',
};
