import { css, useDrag, View } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';
import type { Hsv } from './hsv.ts';

css`
.color-square { position: relative; width: 240px; height: 240px; flex: none; touch-action: none; }
.view.color-square-mark { position: absolute; width: 16px; height: 16px; margin: -8px; border-radius: 50%; border: 2px solid #fff; box-shadow: 0 0 2px #000; box-sizing: border-box; pointer-events: none; }
.color-hue { position: relative; width: 30px; height: 240px; flex: none; touch-action: none; background: linear-gradient(to top, #f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00); }
.view.color-hue-mark { position: absolute; left: -4px; right: -4px; height: 4px; margin-top: -2px; background: #fff; box-shadow: 0 0 2px #000; pointer-events: none; }
`;

interface AreaProps {
  hsv: Hsv;
  onChange: (hsv: Hsv) => void;
}

/** Saturation to the right, value upwards. */
export function ColorSquare({ hsv, onChange }: AreaProps) {
  const { element, pointer } = useArea((x, y) => onChange({ ...hsv, saturation: x, value: 1 - y }));
  const hue = `hsl(${hsv.hue} 100% 50%)`;
  return (
    <View
      id="color_picker_square"
      className="android.view.View"
      class="color-square"
      elementRef={element}
      pointer={pointer}
      style={{ background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, ${hue})` }}
    >
      <View
        id="color_picker_cursor"
        className="android.widget.ImageView"
        class="color-square-mark"
        style={{ left: `${hsv.saturation * 100}%`, top: `${(1 - hsv.value) * 100}%` }}
      />
    </View>
  );
}

/** The hues from below upwards. */
export function HueBar({ hsv, onChange }: AreaProps) {
  const { element, pointer } = useArea((_, y) => onChange({ ...hsv, hue: Math.min(359.9, (1 - y) * 360) }));
  return (
    <View
      id="color_picker_hue"
      className="android.widget.ImageView"
      class="color-hue"
      elementRef={element}
      pointer={pointer}
    >
      <View
        id="color_picker_hue_cursor"
        className="android.widget.ImageView"
        class="color-hue-mark"
        style={{ top: `${(1 - hsv.hue / 360) * 100}%` }}
      />
    </View>
  );
}

/** Follows a finger in an element, in shares of its size. */
function useArea(onPoint: (x: number, y: number) => void) {
  const element = useRef<HTMLDivElement>(null);
  const point = (event: PointerEvent) => {
    const box = element.current?.getBoundingClientRect();
    if (box === undefined) return;
    const share = (at: number) => Math.max(0, Math.min(1, at));
    onPoint(share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height));
  };
  return { element, pointer: useDrag({ start: point, move: point, end() {} }) };
}
