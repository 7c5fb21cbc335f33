import type { PackageInfo } from '@androidworld/app-sdk/system';
import { css, LinearLayout, RadioButton, TextView, View } from '@androidworld/app-sdk/ui';
import type { PageScope, SettingsRow } from '../../settings/page.ts';
import type { PermissionGroupState } from '../../settings/pages/permission-groups.ts';
import { resourceId } from '../resource-id.ts';

css`
.permission-choice { padding: 8px 24px; align-items: stretch; }
.permission-choice-title { font-size: .875rem; font-weight: 500; color: var(--primary); padding-bottom: 8px; }
`;

/** Groups an app may be given while it is in use, or asked for each time. */
const whileInUse: readonly string[] = ['CAMERA', 'LOCATION', 'MICROPHONE'];

/** Whether the app has the permissions of a group, as three or two answers. */
export function permissionChoice(app: PackageInfo, group: PermissionGroupState): SettingsRow {
  return {
    kind: 'custom',
    key: 'permission',
    content: (scope) => <PermissionChoice app={app} group={group} scope={scope} />,
  };
}

function PermissionChoice({ app, group, scope }: { app: PackageInfo; group: PermissionGroupState; scope: PageScope }) {
  const isInUse = whileInUse.includes(group.id);
  const answers = isInUse
    ? ([
        ['allow_foreground_only_radio_button', 'Allow only while using the app', true],
        ['ask_radio_button', 'Ask every time', 'ask'],
        ['deny_radio_button', 'Don\u2019t allow', false],
      ] as const)
    : ([
        ['allow_radio_button', 'Allow', true],
        ['deny_radio_button', 'Don\u2019t allow', false],
      ] as const);
  const unasked = group.granted ? answers[0][0] : 'deny_radio_button';
  const chosen = group.oneTime && isInUse ? 'ask_radio_button' : unasked;
  return (
    <LinearLayout orientation="vertical" class="permission-choice">
      <TextView id={resourceId('permission_message')} class="permission-choice-title">
        {`${group.name} access for this app`}
      </TextView>
      <View id={resourceId('radiogroup')} className="android.widget.RadioGroup">
        {answers.map(([id, label, granted]) => (
          <RadioButton
            key={id}
            id={resourceId(id)}
            checked={id === chosen}
            onChange={() => {
              scope.act(({ system }) =>
                Promise.all(group.permissions.map((name) => system.setPermission(app.packageName, name, granted))),
              );
            }}
          >
            {label}
          </RadioButton>
        ))}
      </View>
    </LinearLayout>
  );
}
