import { Column, css, Frame, Text, View } from '@androidworld/app-sdk/ui';
import { TargetDisc } from './target-disc.tsx';
import { useChooserRequest } from './targets.ts';

css`
.chooser { position: absolute; inset: 0; background: rgb(0 0 0 / 0.5); }
.chooser-sheet { position: absolute; left: 0; right: 0; bottom: 0; padding: 20px 16px 24px; border-radius: 28px 28px 0 0; background: var(--surface-container); }
.chooser-grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px 4px; }
.chooser-target { align-items: center; gap: 8px; padding: 4px; }
`;

/** The share sheet. */
export function Chooser() {
  const { title = 'Share', targets, answer } = useChooserRequest();
  return (
    <Frame class="chooser">
      <View onClick={() => answer(null)} style={{ position: 'absolute', inset: 0 }} />
      <Column class="chooser-sheet" id="contentPanel" gap={16}>
        <Text id="title" look="title">
          {title}
        </Text>
        {targets.length === 0 ? (
          <Text>No apps can perform this action.</Text>
        ) : (
          <View class="chooser-grid" id="resolver_list" is="androidx.recyclerview.widget.RecyclerView">
            {targets.map((target) => (
              <Column key={target.component} class="chooser-target" id="item" onClick={() => answer(target.component)}>
                <TargetDisc target={target} size={52} />
                <Text id="text1" look="body-small" align="center" lines={2}>
                  {target.label}
                </Text>
              </Column>
            ))}
          </View>
        )}
      </Column>
    </Frame>
  );
}
