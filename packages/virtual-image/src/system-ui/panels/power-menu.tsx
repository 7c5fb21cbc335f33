import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, FrameLayout, Glyph, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import emergency from '@material-symbols/svg-400/rounded/emergency-fill.svg';
import lock from '@material-symbols/svg-400/rounded/lock-fill.svg';
import power from '@material-symbols/svg-400/rounded/power_settings_new.svg';
import restart from '@material-symbols/svg-400/rounded/restart_alt.svg';

css`
.power-menu { position: absolute; inset: 0; display: grid; place-items: center; background: rgb(0 0 0 / 0.6); }
.power-grid { display: grid; grid-template-columns: 1fr 1fr; gap: 24px 28px; padding: 32px; border-radius: 36px; background: var(--surface-container); }
.power-item { display: grid; justify-items: center; gap: 8px; width: 96px; }
.power-icon { width: 72px; height: 72px; border-radius: 36px; display: grid; place-items: center; background: var(--surface-variant); }
.power-emergency > .power-icon { background: #f9dedc; color: #8c1d18; }
`;

/** What holding the power key brings up (AOSP `GlobalActionsDialogLite`): two rows of two. */
export function PowerMenu() {
  const api = useSystemApi();
  const close = () => void api.system.setPanel('none');
  useBack(close);
  const items = [
    {
      name: 'Emergency',
      icon: emergency,
      run: () =>
        void api.system
          .setPanel('none')
          .then(() => api.startActivity({ action: 'android.intent.action.DIAL', flags: 0x1000_0000 })),
    },
    {
      name: 'Lockdown',
      icon: lock,
      run: () => void api.system.setPanel('none').then(() => api.system.pressKey('KEYCODE_SLEEP')),
    },
    { name: 'Power off', icon: power, run: () => void api.system.powerOff() },
    { name: 'Restart', icon: restart, run: () => void api.system.reboot() },
  ];
  return (
    <FrameLayout class="power-menu" id="global_actions_container">
      <View style={{ position: 'absolute', inset: 0 }} onClick={close} />
      <View class="power-grid" id="global_actions_view" className="android.widget.LinearLayout">
        {items.map(({ name, icon, run }) => (
          <View
            key={name}
            class={`power-item ${name === 'Emergency' ? 'power-emergency' : ''}`}
            className="android.widget.LinearLayout"
            contentDescription={name}
            onClick={run}
          >
            <span class="power-icon">
              <Glyph icon={icon} size={28} />
            </span>
            <TextView id="android:id/message" textAppearance="label" lines={1}>
              {name}
            </TextView>
          </View>
        ))}
      </View>
    </FrameLayout>
  );
}
