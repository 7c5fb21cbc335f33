import { css, Glyph, LinearLayout, SeekBar, useApi, usePhoneState } from '@androidworld/app-sdk/ui';
import sun from '@material-symbols/svg-400/rounded/brightness_medium-fill.svg';
import { useState } from 'preact/hooks';
import { fromSlider, SLIDER_MAX, toSlider } from './brightness-scale.ts';

css`
.brightness { position: relative; height: 48px; }
.brightness .slider { flex: 1; height: 48px; }
.brightness .slider > i { left: 0; right: 0; top: 4px; height: 40px; border-radius: 20px; overflow: hidden; }
.brightness .slider > i > b { border-radius: 20px; }
.brightness .slider > i > u { display: none; }
.brightness-sun { position: absolute; left: 14px; pointer-events: none; color: var(--on-primary); }
`;

/** The thick brightness slider of quick settings and of the brightness dialog. */
export function BrightnessSlider() {
  const api = useApi();
  const level = usePhoneState((state) => state.brightness);
  const [dragged, setDragged] = useState<number>();
  const put = (value: number) => api.settings.put('system', 'screen_brightness', String(fromSlider(value)));
  return (
    <LinearLayout class="brightness" id="brightness_slider">
      <SeekBar
        id="slider"
        semantics={{ text: 'Display brightness' }}
        max={SLIDER_MAX}
        value={dragged ?? toSlider(level)}
        // As BrightnessController has it, the setting is written when the finger has left the slider.
        onChange={setDragged}
        onCommit={(value) => {
          void put(value).then(() => setDragged(undefined));
        }}
      />
      <span class="brightness-sun">
        <Glyph icon={sun} size={22} />
      </span>
    </LinearLayout>
  );
}
