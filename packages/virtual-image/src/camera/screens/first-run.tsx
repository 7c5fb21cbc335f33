import { Button, CheckBox, css, Glyph, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import place from '@material-symbols/svg-400/rounded/location_on-fill.svg';
import { useState } from 'preact/hooks';
import { cameraPreferences } from '../camera-settings.ts';

css`
.camera-first { position: absolute; inset: 0; padding: 96px 32px 72px; background: #4285f4; color: #fff; align-items: center; gap: 40px; }
.camera-first-picture { width: 180px; height: 180px; border-radius: 50%; background: rgb(255 255 255 / 0.18); display: grid; place-items: center; }
.camera-first .check-box { --primary: #fff; --secondary: #fff; --on-primary: #4285f4; --on-secondary: #4285f4; --on-surface-variant: #fff; font-size: 1rem; line-height: 1.5rem; align-items: flex-start; }
.camera-first .button { background: #fff; color: #3367d6; min-width: 140px; border-radius: 2px; }
`;

const places = ['android.permission.ACCESS_COARSE_LOCATION', 'android.permission.ACCESS_FINE_LOCATION'];

/** First start: whether pictures should say where they were taken. */
export function FirstRun() {
  const api = useApi();
  const [remember, setRemember] = useState(true);
  const next = async () => {
    const granted = await Promise.all(places.map((permission) => api.permissions.check(permission)));
    if (remember && !granted.includes(true)) await api.permissions.request(places);
    await cameraPreferences.put(api, { recordLocation: remember });
  };
  return (
    <LinearLayout orientation="vertical" class="camera-first">
      <TextView textAppearance="headline" align="center">
        Remember photo locations?
      </TextView>
      <span class="camera-first-picture">
        <Glyph icon={place} size={96} />
      </span>
      <CheckBox id="check_box" checked={remember} onChange={setRemember}>
        Tag your photos and videos with the locations where they're taken.
      </CheckBox>
      <span style={{ flex: 1 }} />
      <Button id="confirm_button" onClick={() => void next()}>
        NEXT
      </Button>
    </LinearLayout>
  );
}
