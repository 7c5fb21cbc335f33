import type { AppApi } from '../../api.ts';
import { useActivity } from './use-activity.ts';
import { useApi } from './use-api.ts';
import { useAsync } from './use-async.ts';

/**
 * What an activity settles before it shows anything: asks for a role or permissions, makes way for an introduction.
 *
 * @param settle returns false when there is nothing to show: the activity then ends
 * @returns whether the activity may show its screen
 */
export function useFirstRun(settle: (api: AppApi) => Promise<boolean>): boolean {
  const api = useApi();
  const { finish } = useActivity();
  const settled = useAsync(async () => {
    const mayShow = await settle(api);
    if (!mayShow) await finish();
    return mayShow;
  }, []);
  if (settled.error !== undefined) throw settled.error;
  return settled.data === true;
}
