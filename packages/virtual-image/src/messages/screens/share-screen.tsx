import { FrameLayout, useActivity, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { openScreen } from '../conversation-intent.ts';

/** A text that another app shares: asks whom it is for. */
export function ShareScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  useAsync(async () => {
    const text = intent.extras?.['android.intent.extra.TEXT'];
    openScreen(api, 'startChat', typeof text === 'string' ? { draft_data: text } : {});
    await finish();
  }, [intent]);
  return <FrameLayout weight={1} />;
}
