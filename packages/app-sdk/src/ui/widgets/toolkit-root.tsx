import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { ActivityContext, useScope } from '../../runtime/activity-context.ts';
import { type Toolkit, toolkitOf } from '../theme/app-theme.ts';
import { css } from '../theme/css.ts';
import type { ViewProps } from './view.tsx';
import { View } from './view.tsx';

css`
.toolkit-root { flex: 1 1 0; min-height: 0; display: flex; flex-direction: column; }
.toolkit-root > * { flex-shrink: 0; }
.compose-view { display: flex; flex-direction: column; }
.compose-view > * { flex: 1 0 auto; }
`;

/** Compose in an app of views: tells what is in it as Compose does. In an app whose toolkit is Compose it is there already. */
export function ComposeView({ children, class: classes, ...props }: ViewProps) {
  const { material = 3 } = useScope().theme;
  return (
    <View
      className="androidx.compose.ui.platform.ComposeView"
      {...props}
      class={`compose-view toolkit-compose material-${material} ${classes ?? ''}`}
    >
      <InToolkit toolkit="compose">
        <div class="column column-start" data-class="android.view.View">
          {children}
        </div>
      </InToolkit>
    </View>
  );
}

/** What the activity's toolkit puts between the content of the window and its screen. */
export function ToolkitRoot({ children }: { children: ComponentChildren }) {
  const toolkit = toolkitOf(useScope().theme);
  if (toolkit !== 'compose' && toolkit !== 'react-native') return <>{children}</>;
  const [host, root] =
    toolkit === 'compose'
      ? ['androidx.compose.ui.platform.ComposeView', 'android.view.View']
      : ['android.widget.FrameLayout', 'android.view.ViewGroup'];
  return (
    <div class="toolkit-root" data-class={host}>
      <div class="toolkit-root column-start" data-class={root}>
        {children}
      </div>
    </div>
  );
}

/** Makes what is in it with another toolkit than the app's. */
export function InToolkit({ toolkit, children }: { toolkit: Toolkit; children: ComponentChildren }) {
  const scope = useScope();
  const inner = useMemo(() => ({ ...scope, theme: { ...scope.theme, toolkit } }), [scope, toolkit]);
  return <ActivityContext.Provider value={inner}>{children}</ActivityContext.Provider>;
}
