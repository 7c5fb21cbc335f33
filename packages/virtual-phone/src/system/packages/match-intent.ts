import type { Intent, IntentFilter } from '@androidworld/app-sdk';

/**
 * Whether a filter lets an intent through, and how well: higher is more specific
 * (android.content.IntentFilter, `match`). A filter that names no categories has DEFAULT.
 */
export function matchIntent(filter: IntentFilter, intent: Intent): number | undefined {
  if (!matchesAction(filter, intent)) return undefined;
  const categories = filter.categories ?? [defaultCategory];
  if (!(intent.categories ?? []).every((category) => category === defaultCategory || categories.includes(category))) {
    return undefined;
  }
  const data = matchData(filter, intent);
  return data === undefined ? undefined : data + (filter.priority ?? 0) * 1_000_000;
}

/** How well the best of the filters of a component lets an intent through; undefined when none does. */
export function bestMatch(filters: readonly IntentFilter[] = [], intent: Intent): number | undefined {
  const scores = filters.map((filter) => matchIntent(filter, intent)).filter((score) => score !== undefined);
  return scores.length === 0 ? undefined : Math.max(...scores);
}

const defaultCategory = 'android.intent.category.DEFAULT';

/** A picture or film is taken by cameras of the image alone, unless one is named (`isImplicitImageCaptureIntent`). */
export function isCapture({ action, packageName }: Intent): boolean {
  return (
    packageName === undefined &&
    /^android\.media\.action\.(?:IMAGE_CAPTURE(?:_SECURE)?|VIDEO_CAPTURE)$/.test(action ?? '')
  );
}

/** What `startActivity` asks of a filter beyond matching; entry points are exempt. */
export function acceptsStart(filter: IntentFilter): boolean {
  const { categories } = filter;
  return (
    categories === undefined ||
    categories.includes(defaultCategory) ||
    filter.actions.includes('android.intent.action.MAIN')
  );
}

function matchesAction(filter: IntentFilter, intent: Intent): boolean {
  return intent.action === undefined ? filter.actions.length > 0 : filter.actions.includes(intent.action);
}

function matchData(filter: IntentFilter, intent: Intent): number | undefined {
  const schemes = filter.schemes ?? [];
  const types = filter.types ?? [];
  if (intent.type === undefined && types.length > 0) return undefined;
  if (intent.type !== undefined && !types.some((type) => matchesType(type, intent.type ?? ''))) return undefined;
  const typeScore = intent.type === undefined ? 0 : types.includes(intent.type) ? 60 : 50;
  if (intent.data === undefined) return schemes.length > 0 ? undefined : typeScore;
  const { scheme, host } = partsOf(intent.data);
  if (schemes.length === 0) {
    // A filter with types alone takes data that any app could open by itself.
    const isImplied = types.length > 0 && (scheme === 'content' || scheme === 'file' || scheme === '');
    return isImplied ? typeScore : undefined;
  }
  if (!schemes.includes(scheme)) return undefined;
  const hosts = filter.hosts ?? [];
  if (hosts.length === 0) return typeScore + 10;
  return hosts.some((pattern) => matchesHost(pattern, host)) ? typeScore + 30 : undefined;
}

/** `image/*` and `*` on either side. */
function matchesType(pattern: string, type: string): boolean {
  if (pattern === type || pattern === '*/*' || type === '*/*') return true;
  const [group, kind] = pattern.toLowerCase().split('/');
  const [typeGroup, typeKind] = type.toLowerCase().split('/');
  return group === typeGroup && (kind === '*' || typeKind === '*' || kind === typeKind);
}

function matchesHost(pattern: string, host: string): boolean {
  if (pattern.startsWith('*')) return host.endsWith(pattern.slice(1).toLowerCase());
  return pattern.toLowerCase() === host;
}

/** Scheme and host of a URI; the host without user and port. */
export function partsOf(uri: string): { scheme: string; host: string } {
  const match = /^([a-z][a-z\d+.-]*):(?:\/\/(?:[^/?#@]*@)?([^/?#:]*))?/i.exec(uri);
  return { scheme: match?.[1]?.toLowerCase() ?? '', host: match?.[2]?.toLowerCase() ?? '' };
}
