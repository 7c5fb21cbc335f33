import {
  ActionMenuView,
  css,
  FrameLayout,
  ImageButton,
  LinearLayout,
  type MenuItem,
  ScrollView,
  useActivity,
  useSystemBars,
  View,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

// SettingsLib's collapsing toolbar: 179 dp under the status bar, of which 56 stay.
css`
.settings-page-column { flex: none; min-height: calc(100% + 179px - 56px); }
.settings-page-bar { position: sticky; top: calc(56px - 179px); z-index: 2; flex: none; height: calc(var(--status-bar-height) + 179px); background: var(--background); }
.settings-page-toolbar { position: sticky; top: var(--status-bar-height); margin-top: var(--status-bar-height); height: 56px; }
.settings-page-title { position: absolute; left: 24px; right: 24px; bottom: 16px; font-size: 2.25rem; line-height: 2.75rem; }
.settings-page-menu { margin-left: auto; display: flex; z-index: 1; }
.settings-page-small { position: absolute; left: 72px; top: 0; line-height: 56px; font-size: 1.25rem; }
.settings-page-list { flex: none; max-height: calc(100cqh - var(--status-bar-height) - 56px); }
.settings-page { container-type: size; }
.settings-page-rows { padding-bottom: 24px; }
.settings-page-up { width: 56px; height: 56px; margin: 0; border-radius: 0; }
`;

interface CollapsingPageProps {
  title: string;
  /** Default that of a list of preferences. */
  listId?: string | undefined;
  /** At the right end of the toolbar. */
  menu?: readonly MenuItem[] | undefined;
  resourcePackage?: string | undefined;
  children: ComponentChildren;
}

/** A page of Settings: its title, which collapses to a toolbar when the list below it is scrolled. */
export function CollapsingPage(props: CollapsingPageProps) {
  const { title, listId = 'recycler_view', menu, resourcePackage, children } = props;
  const id = (name: string) => (resourcePackage === undefined ? name : `${resourcePackage}:id/${name}`);
  const { finish } = useActivity();
  useSystemBars({ edgeToEdge: 'top', navigationBar: 'transparent' });
  const page = useRef<HTMLDivElement>(null);
  const [collapsed, setCollapsed] = useState(false);
  return (
    <ScrollView
      id={id('content_parent')}
      class="settings-page"
      weight={1}
      collapsing
      elementRef={page}
      onScroll={() => setCollapsed((page.current?.scrollTop ?? 0) > 0)}
    >
      <div class="column settings-page-column">
        <LinearLayout id={id('app_bar')} orientation="vertical" class="settings-page-bar">
          <FrameLayout id={id('collapsing_toolbar')} contentDescription={title} style={{ height: '100%' }}>
            <LinearLayout id={id('action_bar')} className="android.view.ViewGroup" class="settings-page-toolbar">
              <ImageButton
                icon={back}
                contentDescription="Navigate up"
                class="settings-page-up"
                onClick={() => void finish()}
              />
              {collapsed && (
                <span aria-hidden="true" class="settings-page-small">
                  {title}
                </span>
              )}
              {menu !== undefined && (
                <div class="settings-page-menu">
                  <ActionMenuView menu={menu} />
                </div>
              )}
            </LinearLayout>
            {!collapsed && (
              <span aria-hidden="true" class="settings-page-title">
                {title}
              </span>
            )}
          </FrameLayout>
        </LinearLayout>
        <FrameLayout id={id('content_frame')}>
          <View className="android.widget.LinearLayout">
            <FrameLayout id={id('main_content')}>
              <LinearLayout id={id('container_material')} orientation="vertical">
                <FrameLayout id="android:id/list_container">
                  <ScrollView
                    id={id(listId)}
                    className="androidx.recyclerview.widget.RecyclerView"
                    focusable
                    class="settings-page-list"
                  >
                    {children}
                  </ScrollView>
                </FrameLayout>
              </LinearLayout>
            </FrameLayout>
          </View>
        </FrameLayout>
      </div>
    </ScrollView>
  );
}
