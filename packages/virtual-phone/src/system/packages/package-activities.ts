import type { ActivityDeclaration, AppManifest } from '@androidworld/app-sdk';

/** An activity under a name that starts it: its own, or an alias's. */
export interface ResolvedActivity extends ActivityDeclaration {
  /** The activity that is started, where `name` is an alias. */
  readonly targetActivity?: string;
}

/** The activities of a package and its aliases, each of which has the filters, label and rights of its own. */
export function activitiesOf({ activities, activityAliases = [] }: AppManifest): readonly ResolvedActivity[] {
  if (activityAliases.length === 0) return activities;
  const aliases = activityAliases.flatMap(({ name, targetActivity, label, enabled, exported, filters }) => {
    const target = activities.find((activity) => activity.name === targetActivity);
    if (target === undefined) return [];
    const { filters: _filters, exported: _exported, enabled: _enabled, ...rest } = target;
    const alias: ResolvedActivity = {
      ...rest,
      name,
      targetActivity,
      ...(label === undefined ? {} : { label }),
      ...(enabled === undefined ? {} : { enabled }),
      ...(exported === undefined ? {} : { exported }),
      ...(filters === undefined ? {} : { filters }),
    };
    return [alias];
  });
  return [...activities, ...aliases];
}
