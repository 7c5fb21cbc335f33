import { css, displayDensity, Icon, useDrag, View } from '@androidworld/app-sdk/ui';
import handle from '@material-symbols/svg-400/rounded/drag_indicator.svg';
import { useRef, useState } from 'preact/hooks';

css`
.drag-handle { width: 24px; height: 48px; display: grid; place-items: center; color: var(--on-surface-variant); touch-action: none; margin-left: -8px; }
`;

interface DragHandleProps {
  /** Place of the row. */
  index: number;
  count: number;
  /** dp */
  rowHeight: number;
  /** Dropped at another place. */
  onMove: (from: number, to: number) => void;
}

/** Draws its row to another place. */
export function DragHandle({ index, count, rowHeight, onMove }: DragHandleProps) {
  const start = useRef(0);
  const [offset, setOffset] = useState(0);
  const drag = useDrag({
    start: (event) => {
      start.current = event.clientY;
    },
    move: (event) => setOffset(event.clientY - start.current),
    end() {
      const to = Math.min(count - 1, Math.max(0, index + Math.round(offset / (rowHeight * displayDensity()))));
      setOffset(0);
      if (to !== index) onMove(index, to);
    },
  });
  return (
    <View
      id="drag_view"
      className="android.widget.ImageView"
      class="drag-handle"
      pointer={drag}
      style={offset === 0 ? {} : { transform: `translateY(${offset}PX)`, zIndex: 3 }}
    >
      <Icon icon={handle} size={20} semantics={{ importantForAccessibility: 'no' }} />
    </View>
  );
}
