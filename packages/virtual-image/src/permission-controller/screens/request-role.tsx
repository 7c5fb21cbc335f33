import type { PackageInfo } from '@androidworld/app-sdk/system';
import { AdaptiveIcon, useSystemApi } from '@androidworld/app-sdk/system';
import {
  Button,
  css,
  FrameLayout,
  LinearLayout,
  RadioButton,
  TextView,
  useActivity,
  useAsync,
  useBack,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { resourceId } from '../resource-id.ts';
import { roles } from '../roles.ts';

css`
.role { position: absolute; inset: 0; background: rgb(0 0 0 / 0.6); display: grid; place-items: center; }
.role-card { width: 330px; padding: 24px 0 16px; border-radius: 28px; background: var(--surface-container); }
.role-row { min-height: 64px; padding: 0 24px 0 8px; gap: 8px; }
`;

const resultOk = -1;

/** Which app shall hold a role. The one that asks is not chosen yet. */
export function RequestRole() {
  const api = useSystemApi();
  const activity = useActivity();
  const extras = activity.intent.extras ?? {};
  const name = String(extras['android.intent.extra.ROLE_NAME']);
  const asking = String(extras['android.intent.extra.PACKAGE_NAME']);
  const role = roles[name];
  const loaded = useAsync(async () => {
    const [holder, packages, able] = await Promise.all([
      api.system.roleHolder(name),
      api.system.packages(),
      role === undefined ? [] : api.queryIntentActivities(role.proof),
    ]);
    const names = new Set([...able.map(({ packageName }) => packageName), holder]);
    const apps = packages.filter(({ packageName }) => names.has(packageName));
    return { holder, apps: apps.sort((one, other) => one.label.localeCompare(other.label)) };
  }, [name]);
  const [chosen, setChosen] = useState<string | null>(null);
  useBack(() => void activity.finish());

  if (loaded.data === undefined) return null;
  const { holder, apps } = loaded.data;
  const app = apps.find(({ packageName }) => packageName === asking);
  if (role === undefined || app === undefined || holder === asking) {
    return <Answered code={holder === asking ? resultOk : 0} />;
  }
  const checked = chosen ?? holder;
  const setAsDefault = async () => {
    await api.system.setRoleHolder(name, checked);
    await activity.setResult(checked === asking ? resultOk : 0, null);
    await activity.finish();
  };
  return (
    <FrameLayout class="role">
      <LinearLayout orientation="vertical" class="role-card" gap={16}>
        <LinearLayout orientation="vertical" align="center" gap={16} padding={[0, 24]}>
          <RoleIcon app={app} size={40} id={resourceId('icon')} />
          <TextView
            id={resourceId('title')}
            align="center"
            textAppearance="title-large"
            style={{ fontSize: '1.25rem' }}
          >
            {`Set ${app.label} as your default ${role.what}?`}
          </TextView>
        </LinearLayout>
        <LinearLayout orientation="vertical" id={resourceId('list')} className="android.widget.ListView">
          {apps.map((each) => (
            <LinearLayout key={each.packageName} class="role-row" onClick={() => setChosen(each.packageName)}>
              <RadioButton checked={checked === each.packageName} />
              <RoleIcon app={each} size={32} />
              <LinearLayout orientation="vertical" weight={1}>
                <TextView id={resourceId('title')} textAppearance="body-large">
                  {each.label}
                </TextView>
                <Subtitle>
                  {each.packageName === holder
                    ? 'Current default'
                    : each.packageName === checked
                      ? role.brings
                      : undefined}
                </Subtitle>
              </LinearLayout>
            </LinearLayout>
          ))}
        </LinearLayout>
        <LinearLayout justify="end" gap={8} padding={[0, 16]}>
          <Button variant="text" id="android:id/button2" onClick={() => void activity.finish()}>
            Cancel
          </Button>
          <Button
            variant="text"
            id="android:id/button1"
            enabled={checked !== holder}
            onClick={() => void setAsDefault()}
          >
            Set as default
          </Button>
        </LinearLayout>
      </LinearLayout>
    </FrameLayout>
  );
}

function Subtitle({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <TextView id={resourceId('subtitle')} color="muted">
      {children}
    </TextView>
  );
}

/** There is nothing to ask. */
function Answered({ code }: { code: number }) {
  const activity = useActivity();
  useAsync(async () => {
    await activity.setResult(code, null);
    await activity.finish();
  }, [code]);
  return null;
}

function RoleIcon({ app, size, id = 'icon' }: { app: PackageInfo; size: number; id?: string }) {
  return (
    <FrameLayout className="android.widget.ImageView" id={id}>
      <AdaptiveIcon icon={app.icon} size={size} />
    </FrameLayout>
  );
}
