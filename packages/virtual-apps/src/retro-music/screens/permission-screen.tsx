import {
  Button,
  CardView,
  css,
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  usePermissions,
} from '@androidworld/app-sdk/ui';
import { mainActivity, packageName, permissions } from '../package-name.ts';

css`
.permission-hello { font-size: 2rem; line-height: 1.2; padding: 48px 24px 24px; }
.permission-card { margin: 0 16px 16px; padding: 16px; border-radius: 16px; background: var(--surface-container); display: flex; flex-direction: column; align-items: flex-start; gap: 8px; }
`;

/** PermissionActivity: what the app needs before it can show songs. */
export function PermissionScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const storage = usePermissions(permissions);
  const nearby = usePermissions(['android.permission.BLUETOOTH_CONNECT']);
  const cards = [
    {
      title: 'Storage Access',
      text: 'To find the songs of this phone, and to tell what is played.',
      rights: storage,
    },
    { title: 'Nearby devices', text: 'To go on playing when headphones are connected.', rights: nearby },
  ];
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <ScrollView weight={1}>
        <TextView id="appNameText" class="permission-hello">
          {'Hello there! \nWelcome to Retro Music'}
        </TextView>
        {cards.map(({ title, text, rights }, index) => (
          <CardView key={title} class="permission-card">
            <LinearLayout gap={12}>
              <TextView id="number" textAppearance="title" color="muted">
                {String(index + 1)}
              </TextView>
              <TextView id="title" textAppearance="title">
                {title}
              </TextView>
            </LinearLayout>
            <TextView id="summary" color="muted">
              {text}
            </TextView>
            <Button id="button" enabled={rights.granted === false} onClick={() => void rights.request()}>
              Grant access
            </Button>
          </CardView>
        ))}
      </ScrollView>
      <LinearLayout padding={16} justify="end">
        <Button
          id="finish"
          enabled={storage.granted === true}
          onClick={async () => {
            await api.startActivity({ component: { packageName, className: mainActivity } });
            await finish();
          }}
        >
          Let’s go
        </Button>
      </LinearLayout>
    </LinearLayout>
  );
}
