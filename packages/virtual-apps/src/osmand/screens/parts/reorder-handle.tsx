import { css, displayDensity, Icon, useDrag, View } from '@androidworld/app-sdk/ui';
import handle from '@material-symbols/svg-400/rounded/drag_handle.svg';
import { useRef } from 'preact/hooks';

css`
.reorder-handle { flex: none; width: 56px; align-self: stretch; display: grid; place-items: center; touch-action: none; color: #6b7685; }
`;

interface ReorderHandleProps {
  id: string;
  index: number;
  count: number;
  /** Of a row, dp. */
  rowHeight: number;
  onMove: (from: number, to: number) => void;
}

/** The handle of a row: the row goes with the finger, and to the place where it is let go. It is a child of its row. */
export function ReorderHandle({ id, index, count, rowHeight, onMove }: ReorderHandleProps) {
  const element = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  const place = (dy: number) => {
    const row = element.current?.parentElement;
    if (row === null || row === undefined) return;
    row.style.transform = dy === 0 ? '' : `translateY(${dy}px)`;
    row.style.zIndex = dy === 0 ? '' : '1';
  };
  const drag = useDrag({
    start(event) {
      from.current = event.clientY;
    },
    move: (event) => place(event.clientY - from.current),
    end(event) {
      place(0);
      const rows = Math.round((event.clientY - from.current) / (rowHeight * displayDensity()));
      const to = Math.min(count - 1, Math.max(0, index + rows));
      if (to !== index) onMove(index, to);
    },
    cancel: () => place(0),
  });
  return (
    <View id={id} className="android.widget.ImageView" class="reorder-handle" elementRef={element} pointer={drag}>
      <Icon icon={handle} semantics={{ importantForAccessibility: 'no' }} />
    </View>
  );
}
