import type { Intent } from '../../packages/app-sdk/src/index.ts';
import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import { fingerprint, screenName } from './fingerprint.ts';
import type { CrawlPhone } from './open-crawl-phone.ts';
import { flatten } from './selector.ts';

/** The phone's foremost window, as it is now. */
export interface Look {
  readonly packageName: string;
  readonly name: string;
  readonly fingerprint: string;
  /** Name of System UI's overlay, when that is in front. */
  readonly overlay: string | undefined;
  readonly nodes: readonly PageNode[];
  /** Of all windows, but for the status bar with its clock: differs when anything is seen to. */
  readonly trees: string;
}

/** What there is to see while the screen is off, or the phone starts. */
const darkness: Look = {
  packageName: '',
  name: 'nothing',
  fingerprint: 'nothing',
  overlay: undefined,
  nodes: [],
  trees: '',
};

/** What is in front now. */
export async function lookAt({ screen, system }: CrawlPhone): Promise<Look> {
  const windows = await screen.windows();
  const active = windows.find((window) => window.active);
  if (active === undefined) return darkness;
  const isOverlay = !/^(activity|window):/.test(active.token);
  const top = system.activities.top();
  const intent: Intent | undefined = isOverlay ? undefined : top?.intent;
  const sight = {
    activity: isOverlay ? `${active.token}:${system.panel}` : (top?.component.className ?? active.title),
    intent,
    window: kindOf(active),
    root: active.root,
  };
  return {
    packageName: active.packageName,
    name: screenName(sight),
    fingerprint: fingerprint(sight),
    overlay: isOverlay ? active.token : undefined,
    nodes: flatten(active.root),
    trees: JSON.stringify(windows.filter(({ token }) => token !== 'statusBar').map(({ title, root }) => [title, root])),
  };
}

function kindOf({ token, title }: { readonly token: string; readonly title: string }): string {
  if (!token.startsWith('window:')) return 'activity';
  return title.startsWith('PopupWindow') ? 'menu' : 'dialog';
}
