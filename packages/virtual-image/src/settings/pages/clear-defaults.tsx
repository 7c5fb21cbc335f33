import type { PackageInfo } from '@androidworld/app-sdk/system';
import { Button, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import type { PageScope } from '../page.ts';

/** What was chosen with "Always" (AOSP `ClearDefaultsPreference`). */
export function ClearDefaults({ app, scope }: { app: PackageInfo; scope: PageScope }) {
  return (
    <LinearLayout orientation="vertical" gap={8} padding={[8, 24]}>
      <TextView id="auto_launch" color="muted">
        {app.opensByDefault ? 'You chose this app to open by default for some actions.' : 'No defaults set.'}
      </TextView>
      <Button
        id="clear_activities_button"
        enabled={app.opensByDefault}
        onClick={() => scope.act((api) => api.system.clearPreferred(app.packageName))}
      >
        Clear default preferences
      </Button>
    </LinearLayout>
  );
}
