import type { ScreenOrientation } from '@androidworld/app-sdk';

/** Quarters by which the screen is turned against its natural, upright way. */
export type Rotation = 0 | 1 | 2 | 3;

/** What the person wants: the way the screen is locked to, or as the phone is held. */
export interface RotationPolicy {
  /** `accelerometer_rotation` is off. */
  readonly isLocked: boolean;
  readonly userRotation: Rotation;
  readonly sensorRotation: Rotation;
  /** `wm fixed-to-user-rotation enabled`: as the person turned it, whatever is asked or held. */
  readonly isFixedToUser?: boolean;
  /** `wm set-ignore-orientation-request true`: activities ask in vain. */
  readonly ignoresRequests?: boolean;
}

/** How the screen is held, and what is asked of it. AOSP `DisplayRotation`. */
export class DisplayRotation {
  #current: Rotation = 0;

  get current(): Rotation {
    return this.#current;
  }

  update(orientation: ScreenOrientation, policy: RotationPolicy): void {
    this.#current = rotationForOrientation(orientation, this.#current, policy);
  }
}

/** What the activities that are seen ask of the screen. AOSP `WindowContainer.getOrientation`. */
export function orientationOf(
  topFirst: readonly { readonly orientation: ScreenOrientation; readonly isTranslucent: boolean }[],
): ScreenOrientation {
  const asking = topFirst.find(
    ({ orientation, isTranslucent }) => orientation !== 'behind' && (orientation !== 'unspecified' || !isTranslucent),
  );
  return asking?.orientation ?? 'unspecified';
}

/** @see AOSP 13 `DisplayRotation.rotationForOrientation`, for a phone without docks */
export function rotationForOrientation(requested: ScreenOrientation, last: Rotation, policy: RotationPolicy): Rotation {
  if (policy.isFixedToUser) return policy.userRotation;
  const orientation = policy.ignoresRequests ? 'unspecified' : requested;
  const preferred = preferredRotation(orientation, last, policy);
  switch (orientation) {
    case 'portrait':
      return isPortrait(preferred) ? preferred : 0;
    case 'landscape':
      return isLandscape(preferred) ? preferred : 1;
    case 'reversePortrait':
      return isPortrait(preferred) ? preferred : 2;
    case 'reverseLandscape':
      return isLandscape(preferred) ? preferred : 3;
    case 'sensorLandscape':
    case 'userLandscape':
      return [preferred, last].find(isLandscape) ?? 1;
    case 'sensorPortrait':
    case 'userPortrait':
      return [preferred, last].find(isPortrait) ?? 0;
    default:
      return preferred ?? 0;
  }
}

const followsUser: ReadonlySet<ScreenOrientation> = new Set([
  'unspecified',
  'behind',
  'user',
  'fullUser',
  'userLandscape',
  'userPortrait',
]);
const followsSensor: ReadonlySet<ScreenOrientation> = new Set([
  'sensor',
  'fullSensor',
  'sensorLandscape',
  'sensorPortrait',
]);

function preferredRotation(
  orientation: ScreenOrientation,
  last: Rotation,
  { isLocked, userRotation, sensorRotation }: RotationPolicy,
): Rotation | undefined {
  if (orientation === 'locked') return last;
  if (followsSensor.has(orientation) || (!isLocked && followsUser.has(orientation))) {
    // Phones are not shown upside down unless an activity wants all four ways.
    const isUpsideDown = sensorRotation === 2 && orientation !== 'fullSensor' && orientation !== 'fullUser';
    return isUpsideDown ? last : sensorRotation;
  }
  return isLocked && orientation !== 'nosensor' ? userRotation : undefined;
}

function isLandscape(rotation: Rotation | undefined): rotation is 1 | 3 {
  return rotation === 1 || rotation === 3;
}

function isPortrait(rotation: Rotation | undefined): rotation is 0 | 2 {
  return rotation === 0 || rotation === 2;
}
