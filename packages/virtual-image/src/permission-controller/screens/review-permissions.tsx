import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  css,
  LinearLayout,
  ScrollView,
  Switch,
  TextView,
  useActivity,
  useAsync,
  useBack,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { byGroup } from '../permission-groups.ts';
import { resourceId } from '../resource-id.ts';

css`
.review-head { padding: 32px 24px 24px; gap: 16px; }
.review-row { min-height: 64px; padding: 0 24px; }
.review-buttons { padding: 16px 24px; }
`;

/** What an app from before Android 6 may do: all it asks for, but for what is switched off here. Nothing: it is not started. */
export function ReviewPermissions() {
  const api = useSystemApi();
  const { requestId, permissions, packageName } = useActivity().intent.extras ?? {};
  const asked = Array.isArray(permissions) ? permissions.map(String) : [];
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const app = useAsync(
    async () => (await api.system.packages()).find((info) => info.packageName === packageName),
    [packageName],
  ).data;
  const answer = (allowed: readonly string[] | null) => void api.system.answerRequest(Number(requestId), allowed);
  useBack(() => answer(null));
  if (app === undefined) return null;
  const groups = byGroup(asked);
  const allowed = groups.filter(({ group }) => !refused.has(group.name)).flatMap((each) => each.permissions);
  const toggle = (name: string) => {
    const next = new Set(refused);
    if (!next.delete(name)) next.add(name);
    setRefused(next);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <LinearLayout class="review-head">
        <AdaptiveIcon icon={app.icon} size={40} />
        <TextView id={resourceId('permissions_message')} textAppearance="title-large" weight={1}>
          {`Choose what to allow ${app.label} to access`}
        </TextView>
      </LinearLayout>
      <ScrollView id={resourceId('preferences_frame')}>
        {groups.map(({ group }) => (
          <LinearLayout key={group.name} class="review-row" onClick={() => toggle(group.name)}>
            <TextView id="android:id/title" textAppearance="body-large" weight={1}>
              {group.name}
            </TextView>
            <Switch
              id="android:id/switch_widget"
              checked={!refused.has(group.name)}
              onChange={() => toggle(group.name)}
            />
          </LinearLayout>
        ))}
      </ScrollView>
      <LinearLayout class="review-buttons" justify="between">
        <Button variant="text" id={resourceId('cancel_button')} onClick={() => answer(null)}>
          Cancel
        </Button>
        <Button id={resourceId('continue_button')} onClick={() => answer(allowed)}>
          Continue
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
