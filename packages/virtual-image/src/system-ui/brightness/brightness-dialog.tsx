import { CardView, css, FrameLayout, useActivity, useBack, View } from '@androidworld/app-sdk/ui';
import { BrightnessSlider } from './brightness-slider.tsx';

css`
.brightness-window { position: absolute; inset: 0; }
.brightness-outside { position: absolute; inset: 0; }
.brightness-card { position: absolute; left: 8px; right: 8px; top: 49px; padding: 8px; height: 64px; box-sizing: border-box; border-radius: 28px; background: var(--surface-container); box-shadow: var(--shadow-3); }
`;

/** What "Brightness level" of Settings opens: the slider alone, over the screen it was opened from. */
export function BrightnessDialog() {
  const { finish } = useActivity();
  useBack(() => void finish());
  return (
    <FrameLayout class="brightness-window">
      <View class="brightness-outside" onClick={() => void finish()} />
      <CardView class="brightness-card" id="brightness_mirror_container">
        <BrightnessSlider />
      </CardView>
    </FrameLayout>
  );
}
