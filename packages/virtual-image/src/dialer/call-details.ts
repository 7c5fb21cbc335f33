import type { AppApi } from '@androidworld/app-sdk';

export const callDetailsActivity = 'com.android.dialer.calldetails.OldCallDetailsActivity';

/** Which calls the details are of: ids of the call log. */
export const callIdsExtra = 'call_log_ids';

/** Shows each call of a row of the log. */
export function showCallDetails(api: AppApi, ids: readonly number[]): Promise<void> {
  return api.startActivity({
    component: { packageName: api.packageName, className: callDetailsActivity },
    extras: { [callIdsExtra]: ids.join(',') },
  });
}
