import { css, Icon, useDrag, View } from '@androidworld/app-sdk/ui';
import grip from '@material-symbols/svg-400/rounded/drag_handle.svg';
import { useRef } from 'preact/hooks';

css`
.drag-handle { position: absolute; left: 4px; top: 4px; width: 48px; height: 48px; display: grid; place-items: center; touch-action: none; color: #ffffff; background: rgb(0 0 0 / 0.4); border-radius: 50%; }
.folder-row > .drag-handle { left: auto; right: 48px; top: 20px; }
`;

/**
 * Carries the item of a grid that it lies on to another place.
 *
 * @param onDrop told, when the finger is lifted, of the place the item is over
 */
export function DragHandle({ onDrop }: { onDrop: (place: number) => void }) {
  const start = useRef<{ x: number; y: number; item: HTMLElement } | undefined>(undefined);
  const rest = () => {
    if (start.current !== undefined) Object.assign(start.current.item.style, { transform: '', zIndex: '' });
    start.current = undefined;
  };
  const pointer = useDrag({
    start({ clientX, clientY, currentTarget }) {
      const item = currentTarget instanceof Element ? currentTarget.closest<HTMLElement>('.lazy-list-item') : null;
      if (item !== null) start.current = { x: clientX, y: clientY, item };
    },
    // The item moves to its new place at the end alone: one that leaves the page loses the finger.
    move({ clientX, clientY }) {
      if (start.current === undefined) return;
      const { x, y, item } = start.current;
      Object.assign(item.style, { transform: `translate(${clientX - x}px, ${clientY - y}px)`, zIndex: '1' });
    },
    end({ clientX, clientY }) {
      const items = [...(start.current?.item.parentElement?.children ?? [])];
      rest();
      const place = items.findIndex((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
      });
      if (place >= 0) onDrop(place);
    },
    cancel: rest,
  });
  return (
    <View id="dir_drag_handle" className="android.widget.ImageView" class="drag-handle" pointer={pointer}>
      <Icon icon={grip} />
    </View>
  );
}
