import { AdaptiveIcon } from '@androidworld/app-sdk/system';
import { Button, css, FrameLayout, LinearLayout, ListItem, TextView, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { useChooserRequest } from './targets.ts';

css`
.resolver { position: absolute; inset: 0; background: rgb(0 0 0 / 0.5); }
.resolver-sheet { position: absolute; left: 0; right: 0; bottom: 0; padding: 20px 0 20px; border-radius: 28px 28px 0 0; background: var(--surface-container); }
`;

/** "Open with": pick an app, then once or always. */
export function Resolver() {
  const { title = 'Open with', targets, answer } = useChooserRequest();
  const [picked, setPicked] = useState<string>();
  const open = (how?: 'always') => {
    if (picked !== undefined) answer(picked, how);
  };
  return (
    <FrameLayout class="resolver">
      <View onClick={() => answer(null)} style={{ position: 'absolute', inset: 0 }} />
      <LinearLayout orientation="vertical" class="resolver-sheet" id="android:id/contentPanel" gap={8}>
        <TextView id="android:id/title" textAppearance="title" style={{ padding: '0 24px' }}>
          {title}
        </TextView>
        <LinearLayout orientation="vertical" id="android:id/resolver_list" className="android.widget.ListView">
          {targets.map((target) => (
            <ListItem
              key={target.component}
              title={target.label}
              titleId="android:id/text1"
              leading={<AdaptiveIcon icon={target.icon} size={40} />}
              selected={picked === target.component}
              // The second tap on the one that is picked opens it, once.
              onClick={() => (picked === target.component ? open() : setPicked(target.component))}
            />
          ))}
        </LinearLayout>
        <LinearLayout justify="end" gap={8} padding={[4, 16]}>
          <Button variant="text" id="android:id/button_once" enabled={picked !== undefined} onClick={() => open()}>
            Just once
          </Button>
          <Button
            variant="text"
            id="android:id/button_always"
            enabled={picked !== undefined}
            onClick={() => open('always')}
          >
            Always
          </Button>
        </LinearLayout>
      </LinearLayout>
    </FrameLayout>
  );
}
