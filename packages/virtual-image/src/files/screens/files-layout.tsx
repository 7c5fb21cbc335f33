import { css, FrameLayout, LinearLayout, ScrollView, useSystemBars, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

css`
.files-content { position: relative; padding-top: var(--inset-top); display: flex; flex-direction: column; background: var(--background); }
.files-drawer-layout { position: relative; display: flex; flex-direction: column; }
.files-coordinator { position: relative; }
.files-app-bar { position: absolute; left: 0; right: 0; top: 0; z-index: 2; background: var(--app-bar); }
.files-collapsing { position: relative; }
.files-collapsing > .scroll { padding-top: 49px; overflow: hidden; flex: none; }
.files-collapsing > .app-bar, .files-collapsing > .action-mode { position: absolute; left: 0; right: 0; top: 0; box-shadow: none; }
.files-fill { flex: 1; min-height: 0; display: flex; flex-direction: column; }
.files-edge { position: absolute; left: 0; top: 0; bottom: 0; width: 12px; pointer-events: none; }
.files-save { padding-bottom: max(0px, calc(var(--navigation-bar-height) - var(--keyboard-height))); position: absolute; left: 0; right: 0; bottom: 0; z-index: 3; }
.files-save-shown { background: var(--surface); border-top: 1px solid var(--outline-variant); }
`;

export interface FilesLayoutProps {
  toolbar: ComponentChildren;
  /** Below the toolbar; scrolls away with the directory, and comes back with another header's name. */
  header: ComponentChildren;
  headerName: string;
  directory: ComponentChildren;
  /** Below the directory: what picks the place or names a new file. */
  save?: ComponentChildren;
  /** Dialogs, and the drawer. */
  children?: ComponentChildren;
}

/** The frame of both activities: it reaches below the navigation bar, and its app bar lies over the directory. */
export function FilesLayout({ toolbar, header, headerName, directory, save, children }: FilesLayoutProps) {
  useSystemBars({ edgeToEdge: true, statusBar: 'var(--background)' });
  const coordinator = useRef<HTMLDivElement>(null);
  const collapsing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = ({ target }: Event) => {
      const element = collapsing.current;
      if (element === null || !(target instanceof HTMLElement) || !target.dataset.id?.endsWith('dir_list')) return;
      element.style.marginTop = `${-Math.min(target.scrollTop, element.offsetHeight)}px`;
    };
    const element = coordinator.current;
    element?.addEventListener('scroll', follow, true);
    return () => element?.removeEventListener('scroll', follow, true);
  }, []);
  return (
    <View id="coordinator_layout" weight={1} class="files-content">
      <FrameLayout
        id="drawer_layout"
        className="androidx.drawerlayout.widget.DrawerLayout"
        weight={1}
        class="files-drawer-layout"
      >
        <View
          className="android.widget.ScrollView"
          weight={1}
          class="files-coordinator files-fill"
          elementRef={coordinator}
        >
          <LinearLayout id="app_bar" orientation="vertical" align="stretch" class="files-app-bar">
            <FrameLayout id="collapsing_toolbar" class="files-collapsing">
              <ScrollView focusable>
                <div key={headerName} ref={collapsing}>
                  {header}
                </div>
              </ScrollView>
              {toolbar}
            </FrameLayout>
          </LinearLayout>
          <FrameLayout class="files-fill">
            <FrameLayout id="container_search_fragment" style={{ position: 'absolute', inset: 0 }} />
            <FrameLayout id="container_directory" class="files-fill">
              <View className="android.widget.LinearLayout" class="files-fill">
                <View id="refresh_layout" class="files-fill">
                  {directory}
                </View>
              </View>
            </FrameLayout>
          </FrameLayout>
        </View>
        <View id="drawer_edge" className="android.view.View" class="files-edge" />
        <View id="container_save" class={save === undefined ? 'files-save' : 'files-save files-save-shown'}>
          {save}
        </View>
        {children}
      </FrameLayout>
    </View>
  );
}
