import type { SystemAppApi } from '@androidworld/app-sdk/system';

const NEW_TASK = 0x1000_0000;

/** Closes what is pulled down, then opens an activity. */
export async function openFromPanel(api: SystemAppApi, action: string): Promise<void> {
  await api.system.setPanel('none');
  await api.startActivity({ action, flags: NEW_TASK });
}
