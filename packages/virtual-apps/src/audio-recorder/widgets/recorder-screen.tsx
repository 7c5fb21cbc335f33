import {
  css,
  ImageButton,
  LinearLayout,
  TextView,
  useActivity,
  usePreferences,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import type { ComponentChildren } from 'preact';
import { recorderPreferences, type ThemeName } from '../recording-settings.ts';

css`
.recorder-screen { color: #fff; }
.recorder-toolbar { min-height: 56px; flex-shrink: 0; }
.recorder-title { font-size: 1.25rem; font-weight: 500; padding: 0 16px; }
.recorder-light { color: rgb(255 255 255 / 0.6); }
`;

/** Colours of a theme: in the middle of the screen, and at its edge and behind the system bars. */
const colors: Readonly<Record<ThemeName, readonly [middle: string, edge: string]>> = {
  blue_gray: ['#253343', '#1c2733'],
  black: ['#000000', '#000000'],
  teal: ['#009688', '#00796b'],
  blue: ['#5677fc', '#455ede'],
  purple: ['#673ab7', '#512da8'],
  pink: ['#d81b60', '#ad1457'],
  orange: ['#ff5722', '#d84315'],
  red: ['#e51c23', '#d01716'],
  brown: ['#795548', '#5d4037'],
};

/** A screen in the colours of the chosen theme. */
export function RecorderScreen({ children }: { children: ComponentChildren }) {
  const theme = usePreferences(recorderPreferences)[0]?.theme ?? 'blue_gray';
  const [middle, edge] = colors[theme];
  useSystemBars({ statusBar: edge, navigationBar: edge, icons: 'light' });
  return (
    <LinearLayout
      orientation="vertical"
      weight={1}
      class="recorder-screen"
      style={{ background: `radial-gradient(320px at center, ${middle}, ${edge})` }}
    >
      {children}
    </LinearLayout>
  );
}

/** Back arrow, title, and what stands after it. */
export function RecorderToolbar({
  title,
  onBack,
  children,
}: {
  title: string;
  onBack?: () => void;
  children?: ComponentChildren;
}) {
  const { finish } = useActivity();
  return (
    <LinearLayout class="recorder-toolbar" id="toolbar">
      <ImageButton id="btn_back" icon={back} style={{ marginLeft: 4 }} onClick={() => (onBack ?? finish)()} />
      <TextView id="txt_title" class="recorder-title" weight={1} lines={1}>
        {title}
      </TextView>
      {children}
    </LinearLayout>
  );
}
