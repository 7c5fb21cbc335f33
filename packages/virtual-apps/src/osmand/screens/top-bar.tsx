import { css, ImageButton, LinearLayout, TextView, useBack } from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import { useToolbarBars } from './parts/page-bar.tsx';

css`
.view.top-bar { position: absolute; left: 0; right: 0; top: 0; z-index: 3; padding-top: var(--status-bar-height); background: var(--app-bar); color: var(--on-app-bar); }
.top-bar-row { height: 56px; display: flex; align-items: center; }
.top-bar-title { flex: 1; min-width: 0; font-size: 1.125rem; padding-left: 8px; }
`;

interface TopBarProps {
  title: string;
  onBack: () => void;
  onClose: () => void;
}

/** Over the map while it shows a result of the search. */
export function TopBar({ title, onBack, onClose }: TopBarProps) {
  useBack(onBack);
  useToolbarBars();
  return (
    <LinearLayout id="widget_top_bar" class="top-bar" orientation="vertical" align="stretch">
      <div class="top-bar-row">
        <ImageButton id="widget_top_bar_back_button" contentDescription="Back to search" icon={back} onClick={onBack} />
        <TextView id="widget_top_bar_title" class="top-bar-title" lines={1}>
          {title}
        </TextView>
        <ImageButton id="widget_top_bar_close_button" contentDescription="Close" icon={close} onClick={onClose} />
      </div>
    </LinearLayout>
  );
}
