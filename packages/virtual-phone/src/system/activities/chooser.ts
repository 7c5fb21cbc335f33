import type { Extra, Intent } from '@androidworld/app-sdk';
import { intentFlags, parseComponent, renderIntent } from '../packages/intent-text.ts';
import { preferenceKey } from '../packages/roles.ts';
import type { SystemServer } from '../system-server.ts';
import type { StartOptions } from './activities.ts';
import type { LiveOutcome } from './activity-launcher.ts';

export interface ChooserOptions extends StartOptions {
  readonly title?: string;
  /** "Open with", whose answer can be remembered, instead of the share sheet. */
  readonly resolver?: boolean;
}

const choosers = {
  chooser: 'com.android.internal.app.ChooserActivity',
  resolver: 'com.android.internal.app.ResolverActivity',
} as const;

/** What choosing needs of the rest of the system. */
export type ChooserSystem = Pick<SystemServer, 'activities' | 'background' | 'content' | 'packages' | 'requests'>;

/** Shows who could answer an intent, and starts whom the person picks. */
export async function openChooser(
  system: ChooserSystem,
  intent: Intent,
  options: ChooserOptions,
): Promise<LiveOutcome> {
  const { activities, packages, requests } = system;
  const typed = await activities.withType(intent);
  const targets = packages
    .activitiesFor(typed)
    .map(
      ({ package: found, activity }) =>
        `${found.packageName}/${activity.name}|${activity.label ?? found.manifest.label}`,
    );
  const request = requests.open();
  const className = options.resolver ? choosers.resolver : choosers.chooser;
  const { onResult, ...rest } = options;
  const outcome = await activities.start(
    {
      action: 'android.intent.action.CHOOSER',
      component: { packageName: 'android', className },
      extras: { requestId: request.id, title: options.title ?? null, targets, ...(await previewOf(system, typed)) },
      flags: intentFlags.excludeFromRecents | intentFlags.multipleTask,
    },
    { ...rest, caller: { uid: 1000 }, onFinished: () => requests.answer(request.id, null) },
  );
  if (outcome.result !== 'started') return outcome;
  const answered = async (answer: unknown) => {
    if (outcome.token !== undefined) activities.finish(outcome.token);
    const [chosen, always] = Array.isArray(answer) ? answer.map(String) : [answer, undefined];
    const component = typeof chosen === 'string' ? parseComponent(chosen) : undefined;
    if (component === undefined) {
      onResult?.({ code: 0, data: null });
      return;
    }
    if (always === 'always') packages.preferred.set(preferenceKey(typed), component.packageName);
    await activities.start({ ...typed, component }, options);
  };
  // Nothing is pending while it waits for the person.
  void request.answer.then((answer) => system.background(`choice for ${renderIntent(typed)}`, () => answered(answer)));
  return outcome;
}

/** What the share sheet shows of what is sent: its text, or the name of its file. */
async function previewOf({ content }: ChooserSystem, { action, extras = {} }: Intent): Promise<Record<string, Extra>> {
  if (action !== 'android.intent.action.SEND' && action !== 'android.intent.action.SEND_MULTIPLE') return {};
  const stream = extras['android.intent.extra.STREAM'];
  const uris = [stream]
    .flat()
    .flatMap((each) => (typeof each === 'object' && each !== null && 'uri' in each ? [each.uri] : []));
  const [uri] = uris;
  const text = extras['android.intent.extra.TEXT'];
  if (uri === undefined) return { sends: true, text: typeof text === 'string' ? text : '' };
  const others = uris.length - 1;
  return {
    sends: true,
    fileName: `${await nameOf(content, uri)}${others > 0 ? ` + ${others} file${others === 1 ? '' : 's'}` : ''}`,
  };
}

async function nameOf(content: ChooserSystem['content'], uri: string): Promise<string> {
  const last = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
  if (!uri.startsWith('content:')) return last;
  try {
    const { rows } = await content.query(uri, { projection: ['_display_name'] }, { uid: 1000 });
    const name = rows[0]?._display_name;
    return typeof name === 'string' ? name : last;
  } catch {
    // A provider that tells no names, or is gone: Android shows what the address says.
    return last;
  }
}
