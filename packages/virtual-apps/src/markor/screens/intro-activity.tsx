import {
  Button,
  css,
  Icon,
  type IconSource,
  ImageButton,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useBack,
  useSystemBars,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import next from '@material-symbols/svg-400/rounded/arrow_forward.svg';
import todo from '@material-symbols/svg-400/rounded/assignment_turned_in-fill.svg';
import lightning from '@material-symbols/svg-400/rounded/bolt-fill.svg';
import folder from '@material-symbols/svg-400/rounded/folder_open-fill.svg';
import share from '@material-symbols/svg-400/rounded/share-fill.svg';
import eye from '@material-symbols/svg-400/rounded/visibility-fill.svg';
import { useState } from 'preact/hooks';
import { introduction } from '../store/settings.ts';

css`
.markor-intro { background: #1e2135; color: #fff; }
.markor-intro-page { height: 100%; text-align: center; }
.markor-intro-bar { min-height: 64px; padding: 0 16px; }
.markor-intro-dot { width: 8px; height: 8px; border-radius: 50%; background: #fff; opacity: 0.4; }
.markor-intro-dot-on { opacity: 1; }
.markor-intro-bar .button-text { color: #fff; }
`;

const pages: readonly { title: string; text: string; icon: IconSource }[] = [
  {
    title: 'Main View',
    text: 'The notebook is the folder your files live in. Markor opens it at start.',
    icon: folder,
  },
  { title: 'View', text: '', icon: eye },
  { title: 'Share -> Markor', text: '', icon: share },
  { title: 'To-Do', text: 'Your tasks, in a file called todo.txt in the notebook.', icon: todo },
  { title: 'QuickNote', text: 'The quickest way to note something down, in QuickNote.md.', icon: lightning },
];

/** The pages of the first start. */
export function IntroActivity() {
  const api = useApi();
  const { finish } = useActivity();
  const [page, setPage] = useState(0);
  useSystemBars({ statusBar: '#1e2135', navigationBar: '#1e2135' });
  useBack(() => setPage(page - 1), page > 0);
  const isLast = page === pages.length - 1;
  return (
    <LinearLayout orientation="vertical" weight={1} class="markor-intro">
      <ViewPager
        id="view_pager"
        selected={page}
        onSelect={setPage}
        pages={pages.map(({ title, text, icon }) => (
          <LinearLayout
            orientation="vertical"
            key={title}
            id="main"
            class="markor-intro-page"
            justify="center"
            align="center"
            gap={32}
            padding={32}
          >
            <TextView id="title" textAppearance="headline">
              {title}
            </TextView>
            <Icon id="image" icon={icon} size={160} />
            <TextView id="description" textAppearance="body-large">
              {text}
            </TextView>
          </LinearLayout>
        ))}
      />
      <LinearLayout id="bottom" class="markor-intro-bar" justify="between">
        <span style={{ width: 72 }} />
        <LinearLayout id="indicator_container" gap={8}>
          {pages.map(({ title }, index) => (
            <span key={title} class={index === page ? 'markor-intro-dot markor-intro-dot-on' : 'markor-intro-dot'} />
          ))}
        </LinearLayout>
        <LinearLayout justify="end" style={{ width: 72 }}>
          {isLast ? (
            <Button id="done" variant="text" onClick={() => void introduction.put(api, { isSeen: true }).then(finish)}>
              Done
            </Button>
          ) : (
            <ImageButton
              id="next"
              className="android.widget.ImageButton"
              icon={next}
              contentDescription="NEXT"
              onClick={() => setPage(page + 1)}
            />
          )}
        </LinearLayout>
      </LinearLayout>
    </LinearLayout>
  );
}
