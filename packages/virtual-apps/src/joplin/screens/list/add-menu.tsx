import {
  css,
  FloatingActionButton,
  FrameLayout,
  ImageButton,
  LinearLayout,
  TextView,
  useBack,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import checkBox from '@material-symbols/svg-400/rounded/check_box-fill.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import description from '@material-symbols/svg-400/rounded/description-fill.svg';
import { useState } from 'preact/hooks';

css`
.joplin-fab.joplin-fab { right: 16px; bottom: 41PX; background: #e74c3c; color: #fff; }
.joplin-add-dim { position: absolute; inset: 0; z-index: 3; background: rgb(255 255 255 / 0.9); }
.joplin-dark .joplin-add-dim { background: rgb(0 0 0 / 0.8); }
.joplin-add-card { position: absolute; z-index: 4; right: 210PX; height: 95PX; padding: 0 32PX; display: flex; align-items: center; border-radius: 12PX; background: var(--background); box-shadow: var(--shadow-2); }
.joplin-add-small.joplin-add-small { position: absolute; z-index: 4; right: 63PX; width: 105PX; height: 100PX; min-height: 0; border-radius: 50%; background: #9b59b6; }
`;

const entries = [
  { title: 'New to-do', icon: checkBox, isTodo: true, bottom: 452 },
  { title: 'New note', icon: description, isTodo: false, bottom: 273 },
] as const;

/** The round button, and what it unfolds: a to-do or a note. */
export function AddMenu({ onAdd }: { onAdd: (isTodo: boolean) => void }) {
  const [isOpen, setOpen] = useState(false);
  useBack(() => setOpen(false), isOpen);
  const choose = (isTodo: boolean) => {
    setOpen(false);
    onAdd(isTodo);
  };
  return (
    <>
      {isOpen && (
        <FrameLayout className="android.widget.Button" class="joplin-add-dim" onClick={() => setOpen(false)} />
      )}
      {isOpen &&
        entries.map(({ title, icon, isTodo, bottom }) => (
          <>
            <FrameLayout
              className="android.widget.Button"
              testTag="card-container"
              contentDescription={title}
              focusable={false}
              class="joplin-add-card"
              style={{ bottom: `${bottom - 1}PX` }}
              onClick={() => choose(isTodo)}
            >
              <LinearLayout onClick={() => choose(isTodo)} style={{ height: '63PX' }}>
                <TextView style={{ fontWeight: 500, lineHeight: '63PX', border: 0, fontSize: '1rem' }}>
                  {title}
                </TextView>
              </LinearLayout>
            </FrameLayout>
            <ImageButton
              class="joplin-add-small"
              testTag="fab"
              icon={icon}
              color="#fff"
              contentDescription={title}
              style={{ bottom: `${bottom - 6}PX` }}
              onClick={() => choose(isTodo)}
            />
          </>
        ))}
      <FloatingActionButton
        class="joplin-fab"
        testTag="fab"
        icon={isOpen ? close : add}
        contentDescription={isOpen ? 'Add new, expanded' : 'Add new, collapsed'}
        onClick={() => setOpen(!isOpen)}
      />
    </>
  );
}
