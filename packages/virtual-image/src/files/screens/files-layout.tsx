import { css, FrameLayout, LinearLayout, useSystemBars, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.files-content { position: relative; padding-top: var(--inset-top); display: flex; flex-direction: column; background: var(--background); }
.files-drawer-layout { position: relative; display: flex; flex-direction: column; }
.files-edge { position: absolute; left: 0; top: 0; bottom: 0; width: 12px; pointer-events: none; }
.files-save { min-height: var(--inset-bottom); padding-bottom: var(--inset-bottom); box-sizing: border-box; position: absolute; left: 0; right: 0; bottom: 0; z-index: 3; }
.files-save-shown { position: static; flex-shrink: 0; background: var(--surface); border-top: 1px solid var(--outline-variant); }
`;

export interface FilesLayoutProps {
  toolbar: ComponentChildren;
  directory: ComponentChildren;
  /** Below the directory: what picks the place or names a new file. */
  save?: ComponentChildren;
  /** Dialogs, and the drawer. */
  children?: ComponentChildren;
}

/** The frame of both activities: it reaches below the navigation bar. */
export function FilesLayout({ toolbar, directory, save, children }: FilesLayoutProps) {
  useSystemBars({ edgeToEdge: true });
  return (
    <View id="coordinator_layout" weight={1} class="files-content">
      <FrameLayout
        id="drawer_layout"
        className="androidx.drawerlayout.widget.DrawerLayout"
        weight={1}
        class="files-drawer-layout"
      >
        <LinearLayout
          orientation="vertical"
          weight={1}
          semantics={{ scrollable: true }}
          className="android.widget.ScrollView"
        >
          {toolbar}
          {directory}
        </LinearLayout>
        <View id="drawer_edge" className="android.view.View" class="files-edge" />
        <View id="container_save" class={save === undefined ? 'files-save' : 'files-save files-save-shown'}>
          {save}
        </View>
        {children}
      </FrameLayout>
    </View>
  );
}
