import type { AppApi, Extra } from '@androidworld/app-sdk';
import { activities, packageName } from '../package-name.ts';
import type { Filter } from '../store/filters.ts';

export function openScreen(
  api: AppApi,
  className: string,
  extras: Readonly<Record<string, Extra>> = {},
): Promise<void> {
  return api.startActivity({ component: { packageName, className }, extras });
}

/** The settings of a list, tag or own filter. */
export async function openFilterSettings(api: AppApi, filter: Filter): Promise<void> {
  if (filter.kind === 'list') await openScreen(api, activities.listSettings, { uuid: filter.uuid });
  if (filter.kind === 'tag') await openScreen(api, activities.tagSettings, { uuid: filter.uuid });
  if (filter.kind === 'own') await openScreen(api, activities.filterSettings, { id: filter.id });
}
