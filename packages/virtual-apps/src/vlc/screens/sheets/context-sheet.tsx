import { BottomSheet, css, Icon, type IconSource, RecyclerView, TextView, View } from '@androidworld/app-sdk/ui';

css`
.context-title { padding: 16px; font-weight: 500; }
/* As high as its rows: a list in a sheet has no height of its own to fill. */
.view.context-list { flex: 0 1 auto; }
.context-row { height: 48px; padding: 0 16px; display: flex; align-items: center; gap: 24px; }
`;

export interface ContextItem {
  readonly title: string;
  readonly icon: IconSource;
  onClick(): void;
}

/** What can be done with one thing of a list. */
export function ContextSheet({
  title,
  items,
  onClose,
}: {
  title: string;
  items: readonly ContextItem[];
  onClose: () => void;
}) {
  return (
    <BottomSheet title={title} onDismiss={onClose}>
      <TextView id="ctx_title" class="context-title" lines={1}>
        {title}
      </TextView>
      <RecyclerView
        id="ctx_list"
        class="context-list"
        items={items}
        itemKey={(item) => item.title}
        renderItem={(item) => (
          <View
            className="android.widget.LinearLayout"
            class="context-row"
            onClick={() => {
              onClose();
              item.onClick();
            }}
          >
            <Icon icon={item.icon} id="option_icon" />
            <TextView id="option_title">{item.title}</TextView>
          </View>
        )}
      />
    </BottomSheet>
  );
}
