import { css, useDrag, View } from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';
import type { Picture } from '../../../simple-commons/picture.ts';
import { pointIn } from './canvas-view.tsx';
import type { Stroke } from './retouch.ts';

css`
.view.drawing-board { position: absolute; inset: 0; touch-action: none; }
.drawing-board > svg { display: block; width: 100%; height: 100%; pointer-events: none; }
`;

interface DrawingBoardProps {
  picture: Picture;
  strokes: readonly Stroke[];
  color: string;
  /** Of a line, in pixels of the picture. */
  width: number;
  onStroke: (stroke: Stroke) => void;
}

/** Lies over a picture: a finger draws on it. */
export function DrawingBoard({ picture, strokes, color, width, onStroke }: DrawingBoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const points = useRef<Stroke['points']>([]);
  const [current, setCurrent] = useState<Stroke['points']>([]);
  const follow = (event: PointerEvent) => {
    points.current = [...points.current, pointIn(picture, element.current ?? document.body, event)];
    setCurrent(points.current);
  };
  const drag = useDrag({
    start(event) {
      points.current = [];
      follow(event);
    },
    move: follow,
    end() {
      onStroke({ color, width, points: points.current });
      points.current = [];
      setCurrent([]);
    },
  });
  return (
    <View id="editor_draw_canvas" class="drawing-board" elementRef={element} pointer={drag}>
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {[...strokes, { color, width, points: current }].map((stroke, index) => (
          <path
            key={`${index}`}
            d={pathOf(stroke)}
            fill="none"
            stroke={stroke.color}
            stroke-width={stroke.width}
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        ))}
      </svg>
    </View>
  );
}

function pathOf({ points: [first, ...others] }: Stroke): string {
  if (first === undefined) return '';
  const rest = others.length === 0 ? [first] : others;
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join('')}`;
}
