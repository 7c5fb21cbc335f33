import type { AppApi } from '@androidworld/app-sdk';
import { activities, extras, packageName } from '../package-name.ts';

export type ScreenName = keyof typeof activities;

/** @param id of a recipe, where the screen is about one */
export function openScreen(api: AppApi, screen: ScreenName, id?: number): Promise<void> {
  return api.startActivity({
    component: { packageName, className: activities[screen] },
    ...(id === undefined ? {} : { extras: { [extras.recipe]: id } }),
  });
}

/** `Activity.RESULT_OK`: the editor saved. */
export const resultOk = -1;

/** @returns whether a new recipe was saved */
export async function createRecipe(api: AppApi): Promise<boolean> {
  const component = { packageName, className: activities.editor };
  return (await api.startActivityForResult({ component })).code === resultOk;
}

/** Pages and mails of others: without a network and a mail app the phone says that nothing can open them. */
export async function openAddress(api: AppApi, address: string): Promise<void> {
  await api
    .startActivity({ action: 'android.intent.action.VIEW', data: address })
    .catch(() => api.toast('No app found to open this link.'));
}
