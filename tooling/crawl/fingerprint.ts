import { createHash } from 'node:crypto';
import type { Intent } from '../../packages/app-sdk/src/index.ts';
import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';

/** What a screen is known by. */
export interface ScreenSight {
  /** Class of the foremost activity, or name of System UI's overlay. */
  readonly activity: string;
  readonly intent?: Intent | undefined;
  /** `activity`, `dialog`, `menu`: which kind of window is in front. */
  readonly window: string;
  readonly root: PageNode;
}

/** Extras by which one activity knows which of its screens it is to be. */
const fragments = /show_fragment$/;

/**
 * The same for the same screen, whatever it shows: made of the activity, its window, and which views lie in which, by
 * class and id. Texts, states, places and how many rows a list has make no difference.
 */
export function fingerprint({ activity, intent, window, root }: ScreenSight): string {
  const hash = createHash('sha256').update([...new Set(structure(root, ''))].sort().join('\n'));
  return `${screenName({ activity, intent, window, root })}/${hash.digest('hex').slice(0, 10)}`;
}

/** The same without the structure: what people call the screen. */
export function screenName({ activity, intent, window }: ScreenSight): string {
  const fragment = Object.entries(intent?.extras ?? {}).find(([key]) => fragments.test(key))?.[1];
  const part = typeof fragment === 'string' ? `:${shortName(fragment)}` : '';
  return `${shortName(activity)}${part}${window === 'activity' ? '' : ` ${window}`}`;
}

function shortName(className: string): string {
  return className.split('.').at(-1) ?? className;
}

function* structure(node: PageNode, parent: string): Generator<string> {
  const own = `${shortName(node.className)}#${node.resourceId?.split(':id/').at(-1) ?? ''}`;
  yield `${parent}>${own}`;
  // Another web page is no other screen of the app.
  if (/WebView$/.test(node.className)) return;
  for (const child of node.children) yield* structure(child, own);
}
