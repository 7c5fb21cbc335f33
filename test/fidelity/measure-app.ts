import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import {
  centreDistance,
  describeElement,
  describeNode,
  differingFlags,
  type Match,
  matchTree,
  openTestPhone,
  type RecordedElement,
  type Recording,
  readRecording,
  type TestNode,
  type TestPhone,
} from '../../packages/virtual-phone/src/testing/index.ts';
import type { FidelityApp, FidelityScreen } from './fidelity-app.ts';

/** How one screen of the phone compares with its recording. */
export interface ScreenMeasurement {
  readonly id: string;
  /** Elements of the recording with an id, a text or a description. */
  readonly named: number;
  readonly found: number;
  /** What was not found as recorded: how the report describes it, what is there instead, and why, where that is known. */
  readonly missing: readonly { readonly element: string; readonly here?: string; readonly reason?: string }[];
  readonly otherClass: readonly string[];
  readonly otherFlags: readonly string[];
  /** Those whose centre lies further off than an agent's tap may. */
  readonly misplaced: readonly string[];
  /** Of those found, between centres, where places can be compared. */
  readonly distancesPx: readonly number[];
}

/** The least a tap's target measures across: 48 dp of 420 dpi are 126 px; nearer than a fifth of that hits the same. */
const misplacedPx = 24;

const recordings = new URL('recordings/', import.meta.url).pathname;

/** A screen of the phone beside its recording, for a picture of both. */
export interface ShownScreen {
  readonly id: string;
  /** How the phone shows it. */
  readonly png: Uint8Array;
  readonly recording: Recording;
  readonly found: ReadonlySet<RecordedElement>;
  /** Of those found. */
  readonly misplaced: ReadonlySet<RecordedElement>;
}

/**
 * Opens each recorded screen of an app on a phone and compares them.
 *
 * @param onShown given each screen as it is shown
 */
export async function measureApp(
  app: FidelityApp,
  onShown?: (screen: ShownScreen) => Promise<void>,
): Promise<ScreenMeasurement[]> {
  const phone = await openTestPhone({ image: systemImage, apps: standardApps });
  try {
    phone.system.settings.put('system', 'time_12_24', '24');
    const measured: ScreenMeasurement[] = [];
    for (const screen of app.screens) {
      await forget(phone, app.packageName);
      await screen.open(phone);
      const recording = readRecording(recordings, screen.id);
      const nodes = await (screen.nodes?.(phone) ?? phone.nodes());
      measured.push(measure(screen, recording, nodes));
      const png = onShown && (await phone.system.screen?.screenshot());
      if (png !== undefined) await onShown?.({ id: screen.id, png, recording, ...placesOf(screen, recording, nodes) });
    }
    return measured;
  } finally {
    await phone.close();
  }
}

/** As if the app had never run. */
async function forget({ system }: TestPhone, packageName: string): Promise<void> {
  for (const { taskId, type } of system.activities.tasks()) {
    if (type === 'standard') await system.activities.removeTask(taskId);
  }
  // System UI is never begun anew: what it shows is.
  if (packageName !== 'com.android.systemui') await system.packages.clear(packageName);
}

function measure(
  { id, volatile = [], absent = [], otherPlaces }: FidelityScreen,
  recording: Recording,
  nodes: readonly TestNode[],
): ScreenMeasurement {
  const comparesPlaces = recording.comparableBounds && otherPlaces === undefined;
  const { found, otherText, missing } = matchTree(recording, nodes, { volatile });
  const reasonOf = (element: string) => {
    const reason = absent.find((one) => one.element.test(element))?.reason;
    return reason === undefined ? {} : { reason };
  };
  return {
    id,
    named: found.length + otherText.length + missing.length,
    found: found.length,
    missing: [
      ...missing.map((real) => ({ element: describeElement(real), ...reasonOf(describeElement(real)) })),
      ...otherText.map(({ real, node }) => ({
        element: describeElement(real),
        here: describeNode(node),
        ...reasonOf(describeElement(real)),
      })),
    ],
    otherClass: found.flatMap(({ real, node }) =>
      real.class === undefined || real.class === node.className
        ? []
        : [`${describeElement(real)}: here ${node.className}`],
    ),
    otherFlags: found.flatMap((match) => {
      const flags = differingFlags(recording, match).map(({ name, recorded }) => `${recorded ? '' : 'not '}${name}`);
      return flags.length === 0 ? [] : [`${describeElement(match.real)}: recorded ${flags.join(', ')}`];
    }),
    misplaced: comparesPlaces
      ? found
          .filter((match) => hasPlace(match) && distanceOf(match) > misplacedPx)
          .map(({ real, node }) => `${describeElement(real)}: here at [${node.bounds}]`)
      : [],
    distancesPx: comparesPlaces ? found.filter(hasPlace).map(distanceOf) : [],
  };
}

function placesOf(
  { volatile = [] }: FidelityScreen,
  recording: Recording,
  nodes: readonly TestNode[],
): Pick<ShownScreen, 'found' | 'misplaced'> {
  const { found } = matchTree(recording, nodes, { volatile });
  const misplaced = found.filter((match) => hasPlace(match) && distanceOf(match) > misplacedPx);
  return { found: new Set(found.map(({ real }) => real)), misplaced: new Set(misplaced.map(({ real }) => real)) };
}

function hasPlace({ real }: Match): boolean {
  return real.bounds !== undefined;
}

function distanceOf({ real, node }: Match): number {
  return centreDistance(real.bounds, node.bounds);
}
