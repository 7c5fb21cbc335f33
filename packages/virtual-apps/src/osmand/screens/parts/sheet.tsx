import { css, FrameLayout, LinearLayout, ScrollView, TextView, View, Window } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.osm-window { height: 100%; width: 100%; padding-top: var(--status-bar-height); display: flex; flex-direction: column; }
@media (orientation: landscape) {
  .osm-window { width: var(--panel-width); justify-self: center; }
}
.osm-outside { flex: 1 1 0; min-height: 0; }
.osm-sheet { flex: 0 1 auto; display: flex; min-height: 0; background: var(--surface); color: var(--on-surface); border-radius: 16px 16px 0 0; padding-top: 40PX; }
.osm-sheet-content { flex: 1; min-width: 0; min-height: 0; display: flex; flex-direction: column; }
.view.osm-sheet-scroll { flex: 0 1 auto; min-height: 0; }
.view.osm-sheet-box { flex: 0 1 auto; min-height: 0; display: flex; flex-direction: column; }
.osm-sheet-title { align-self: stretch; padding: 0 16px; height: 137PX; display: flex; align-items: center; font-size: 1.25rem; font-weight: 500; }
.osm-sheet-buttons { display: flex; padding: 16PX 16px; gap: 42PX; }
.osm-sheet-button { flex: 1 1 0; height: 126PX; padding: 15PX; border-radius: 4px; display: flex; align-items: center; justify-content: center; color: var(--primary); background: var(--surface-variant); }
.osm-sheet-stack { display: flex; flex-direction: column; gap: 22PX; padding: 16PX 16px; }
.osm-sheet-stack > .osm-sheet-button { flex: none; }
.osm-sheet-text { padding: 0 16px 12px; font-size: 1rem; line-height: 1.5; }
.osm-sheet-button-main { background: var(--primary); color: #ffffff; }
.osm-sheet-button-text { height: 95PX; font-size: 1rem; display: flex; align-items: center; font-weight: 500; padding: 0 8px; }
`;

interface SheetProps {
  title?: string | undefined;
  onClose: () => void;
  /** Below the content; the last is the one that matters. */
  buttons?: readonly SheetButtonProps[] | undefined;
  /** Another one than the sheets' usual stands in a box of its own. */
  scrollId?: string | undefined;
  children?: ComponentChildren;
}

/** A bottom sheet as the app has them: a title, rows and wide buttons. */
export function Sheet({ title, onClose, buttons = [], scrollId = 'scroll_view', children }: SheetProps) {
  const content = (
    <ScrollView id={scrollId} class="osm-sheet-scroll" focusable>
      {title !== undefined && (
        <TextView id="title" class="osm-sheet-title" layoutWidth="match_parent">
          {title}
        </TextView>
      )}
      {children}
    </ScrollView>
  );
  return (
    <Window place="bottom" dim class="osm-window" onDismiss={onClose}>
      <View
        id="touch_outside"
        contentDescription="Close the dialog"
        className="android.view.View"
        class="osm-outside"
        onClick={onClose}
      />
      <FrameLayout id="content_container" class="osm-sheet" focusable semantics={{ clickable: true }}>
        <LinearLayout orientation="vertical" class="osm-sheet-content" align="stretch">
          {scrollId === 'scroll_view' ? (
            content
          ) : (
            <View id="scroll_view_container" className="android.view.ViewGroup" class="osm-sheet-box">
              {content}
            </View>
          )}
          {buttons.length > 0 && (
            <div class="osm-sheet-buttons">
              {buttons.map((button) => (
                <SheetButton key={button.text} {...button} />
              ))}
            </div>
          )}
        </LinearLayout>
      </FrameLayout>
    </Window>
  );
}

export interface SheetButtonProps {
  /** Default `button_wrapper`. */
  id?: string | undefined;
  text: string;
  onClick: () => void;
  main?: boolean | undefined;
  enabled?: boolean | undefined;
}

export function SheetButton({ id = 'button_wrapper', text, onClick, main = false, enabled = true }: SheetButtonProps) {
  return (
    <LinearLayout
      id={id}
      class={`osm-sheet-button ${main ? 'osm-sheet-button-main' : ''}`}
      enabled={enabled}
      onClick={onClick}
    >
      <TextView id="button_text" class="osm-sheet-button-text" enabled={enabled}>
        {text}
      </TextView>
    </LinearLayout>
  );
}

/** One below the other, as where there are three. */
export function SheetButtons({ buttons }: { buttons: readonly SheetButtonProps[] }) {
  return (
    <div class="osm-sheet-stack">
      {buttons.map((button) => (
        <SheetButton key={button.text} {...button} />
      ))}
    </div>
  );
}
