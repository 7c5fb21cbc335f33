import type { Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { isByName, nameOf, searchText } from './locations.ts';

export async function openMap(ui: Ui): Promise<void> {
  await ui.openApp(apps.osmAnd.name);
  await ui.waitFor({ label: 'Back to menu' });
}

/** Finds a place and shows it on the map, with what can be done there. */
export async function showPlace(ui: Ui, text: string): Promise<void> {
  await ui.tap({ label: 'Search' });
  await ui.type({ resourceId: 'searchEditText' }, searchText(text));
  if (!isByName(text)) {
    await ui.tap({ resourceId: 'search_list_item' });
  } else {
    await ui.tap({ text: nameOf(text), resourceId: 'title' });
    const onMap = { text: `SHOW ${nameOf(text).toUpperCase()} ON THE MAP` };
    if (ui.find(onMap) !== undefined) await ui.tap(onMap);
  }
  await ui.waitFor({ resourceId: 'context_menu_buttons' });
}
