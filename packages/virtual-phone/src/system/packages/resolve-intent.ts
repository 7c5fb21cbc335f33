import type { Intent, IntentFilter, ReceiverDeclaration, ServiceDeclaration } from '@androidworld/app-sdk';
import { acceptsStart, bestMatch, isCapture } from './match-intent.ts';
import type { ResolvedActivity } from './package-activities.ts';
import type { PackageRecord } from './package-record.ts';
import type { PackageManager } from './packages.ts';
import { preferredPackages } from './roles.ts';

/** What a manifest declares to answer intents. */
interface Component {
  readonly name: string;
  readonly enabled?: boolean;
  readonly filters?: readonly IntentFilter[];
}

interface Answer<C extends Component> {
  readonly package: PackageRecord;
  readonly component: C;
}

/** Activities and aliases that answer an intent, best first. Without component: exported ones with a filter that matches. */
export function findActivities(intent: Intent, packages: PackageManager): readonly Answer<ResolvedActivity>[] {
  const found = answersTo(intent, packages, {
    componentsOf: ({ activities }) => activities,
    filtersOf: ({ exported, filters }) => (exported === false ? [] : filters?.filter(acceptsStart)),
  });
  if (intent.component !== undefined) return found;
  const fromImage = isCapture(intent);
  const preferred = preferredPackages(intent, packages);
  const rank = ({ packageName }: PackageRecord) => preferred.indexOf(packageName) + 1 || preferred.length + 1;
  return found
    .filter(({ package: { manifest } }) => !fromImage || manifest.system === true)
    .toSorted((a, b) => rank(a.package) - rank(b.package));
}

/** Whether the best of the activities is better than the second, or was chosen before. */
export function isClear(intent: Intent, packages: PackageManager): boolean {
  const [first, second] = findActivities(intent, packages);
  if (first === undefined || second === undefined || first.package === second.package) return true;
  if (preferredPackages(intent, packages).includes(first.package.packageName)) return true;
  const priority = ({ component: { filters = [] } }: Answer<ResolvedActivity>) =>
    Math.max(0, ...filters.map((filter) => filter.priority ?? 0));
  return priority(first) > priority(second);
}

/** Receivers of a broadcast, best first. */
export function findReceivers(intent: Intent, packages: PackageManager): readonly Answer<ReceiverDeclaration>[] {
  return answersTo(intent, packages, { componentsOf: ({ manifest }) => manifest.receivers ?? [] });
}

/** Services that answer an intent, best first. */
export function findServices(intent: Intent, packages: PackageManager): readonly Answer<ServiceDeclaration>[] {
  return answersTo(intent, packages, { componentsOf: ({ manifest }) => manifest.services ?? [] });
}

/** Of enabled packages: the component an intent names, or those with a filter that lets it through, best first. */
function answersTo<C extends Component>(
  intent: Intent,
  packages: PackageManager,
  {
    componentsOf,
    filtersOf = ({ filters }) => filters,
  }: {
    readonly componentsOf: (record: PackageRecord) => readonly C[];
    readonly filtersOf?: (component: C) => readonly IntentFilter[] | undefined;
  },
): readonly Answer<C>[] {
  const named = intent.component;
  const packageName = named?.packageName ?? intent.packageName;
  return packages
    .list()
    .filter((record) => record.enabled && (packageName === undefined || packageName === record.packageName))
    .flatMap((record) =>
      componentsOf(record)
        .filter((component) => record.isEnabled(component))
        .flatMap((component) => {
          const score = named === undefined ? bestMatch(filtersOf(component), intent) : 0;
          const answers = score !== undefined && (named === undefined || named.className === component.name);
          return answers ? [{ package: record, component, score }] : [];
        }),
    )
    .toSorted((a, b) => b.score - a.score);
}
