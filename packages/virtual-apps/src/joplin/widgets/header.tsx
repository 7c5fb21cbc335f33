import { css, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import arrowBack from '@material-symbols/svg-400/rounded/arrow_back-fill.svg';
import type { ComponentChildren } from 'preact';

css`
.joplin-header { height: 136PX; background: var(--joplin-header); color: #fff; align-items: stretch; flex-shrink: 0; }
.joplin-header > .icon-button, .joplin-header-back { border-radius: 0; height: auto; }
.joplin-header-title { line-height: 136PX; height: 136PX; border: 0; overflow: hidden; white-space: nowrap; }
`;

/** The dark bar above every screen. */
export function Header({ children, topPx = 0 }: { children: ComponentChildren; topPx?: number }) {
  return (
    <LinearLayout class="joplin-header" align="stretch" style={topPx === 0 ? {} : { paddingTop: `${topPx}PX` }}>
      {children}
    </LinearLayout>
  );
}

export interface HeaderButtonProps {
  icon: string;
  contentDescription: string;
  /** Pixels of the device. */
  widthPx?: number;
  enabled?: boolean;
  onClick: () => void;
}

export function HeaderButton({ widthPx = 132, ...button }: HeaderButtonProps) {
  return <ImageButton {...button} size={30} color="#fff" style={{ width: `${widthPx}PX` }} />;
}

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <ImageButton
      icon={arrowBack}
      contentDescription="Back"
      size={30}
      color="#fff"
      style={{ width: '134PX' }}
      onClick={onClick}
    />
  );
}

export function HeaderTitle({ children, marginLeft = 26 }: { children: string; marginLeft?: number }) {
  return (
    <TextView
      class="joplin-header-title"
      weight={1}
      align="start"
      style={{ marginLeft: `${marginLeft}PX`, fontSize: '1.125rem' }}
    >
      {children}
    </TextView>
  );
}
