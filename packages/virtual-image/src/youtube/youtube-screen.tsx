import { Button, EmptyState, LinearLayout, Toolbar, useApi } from '@androidworld/app-sdk/ui';
import offline from '@material-symbols/svg-400/rounded/cloud_off.svg';

/** There is no network that leads to videos: the app says so, and tries again when asked. */
export function YouTubeScreen() {
  const api = useApi();
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <Toolbar title="YouTube" />
      <EmptyState icon={offline} title="Connect to the internet" message="You're offline. Check your connection.">
        <Button variant="tonal" id="error_retry_button" onClick={() => void api.toast('No connection')}>
          Retry
        </Button>
      </EmptyState>
    </LinearLayout>
  );
}
