import { css, useDrag, View } from '@androidworld/app-sdk/ui';
import { useRef } from 'preact/hooks';
import type { Picture } from '../../../simple-commons/picture.ts';
import { pointIn } from './canvas-view.tsx';
import { type Corner, dragCorner, moveCrop } from './crop-rect.ts';
import type { Rect } from './retouch.ts';

css`
.view.crop-cover { position: absolute; inset: 0; touch-action: none; overflow: hidden; }
.crop-frame { position: absolute; box-shadow: 0 0 0 4000px rgb(0 0 0 / 0.5); border: 1px solid #ffffff; box-sizing: border-box; }
.crop-frame > i { position: absolute; width: 22px; height: 22px; border: 0 solid #ffffff; }
.crop-frame > .top-left { left: 0; top: 0; border-width: 3px 0 0 3px; }
.crop-frame > .top-right { right: 0; top: 0; border-width: 3px 3px 0 0; }
.crop-frame > .bottom-left { left: 0; bottom: 0; border-width: 0 0 3px 3px; }
.crop-frame > .bottom-right { right: 0; bottom: 0; border-width: 0 3px 3px 0; }
`;

interface CropFrameProps {
  picture: Picture;
  rect: Rect;
  /** Width to height; 0 is free. */
  ratio: number;
  onChange: (rect: Rect) => void;
}

const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The frame of a crop: its corners and itself are dragged. */
export function CropFrame({ picture, rect, ratio, onChange }: CropFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const held = useRef<{ corner: Corner | null; x: number; y: number; rect: Rect } | null>(null);
  const at = (event: PointerEvent) => pointIn(picture, element.current ?? document.body, event);
  const drag = useDrag({
    start(event) {
      const point = at(event);
      held.current = { corner: cornerAt(rect, point, picture.width / 12), ...point, rect };
    },
    move(event) {
      const from = held.current;
      if (from === null) return;
      const point = at(event);
      if (from.corner !== null) return onChange(dragCorner(from.rect, from.corner, point, picture, ratio));
      return onChange(moveCrop(from.rect, { x: point.x - from.x, y: point.y - from.y }, picture));
    },
    end() {
      held.current = null;
    },
  });
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <View id="crop_image_view" class="crop-cover" elementRef={element} pointer={drag}>
      <div
        class="crop-frame"
        style={{
          left: percent(rect.x, picture.width),
          top: percent(rect.y, picture.height),
          width: percent(rect.width, picture.width),
          height: percent(rect.height, picture.height),
        }}
      >
        {corners.map((corner) => (
          <i key={corner} class={corner} />
        ))}
      </div>
    </View>
  );
}

function cornerAt(
  { x, y, width, height }: Rect,
  point: { readonly x: number; readonly y: number },
  reach: number,
): Corner | null {
  const places = { left: x, right: x + width, top: y, bottom: y + height };
  const isNear = (corner: Corner) => {
    const [vertical, horizontal] = corner.split('-') as ['top' | 'bottom', 'left' | 'right'];
    return Math.abs(point.x - places[horizontal]) < reach && Math.abs(point.y - places[vertical]) < reach;
  };
  return corners.find(isNear) ?? null;
}
