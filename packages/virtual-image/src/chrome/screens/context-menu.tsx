import { css, LinearLayout, TextView, useApi, View, type WebHit, Window } from '@androidworld/app-sdk/ui';
import { shownAddress } from '../address.ts';

css`
.context-menu { width: 340px; border-radius: 16px; background: var(--surface-container); color: var(--on-surface); box-shadow: var(--shadow-3); padding: 8px 0; overflow-y: auto; }
.context-menu-header { padding: 12px 24px; border-bottom: 1px solid var(--outline-variant); }
.context-menu-header > :nth-child(2) { color: var(--on-surface-variant); font-size: 0.875rem; }
.context-menu-row { min-height: 48px; padding: 0 24px; display: flex; align-items: center; }
`;

interface ContextMenuProps {
  hit: WebHit;
  onOpen: (url: string, how: 'new tab' | 'incognito tab') => void;
  onDownload: (url: string) => void;
  onShare: (url: string) => void;
  onClose: () => void;
}

/** What can be done with the link or the picture that a finger rests on; of a picture in a link, with both. */
export function ContextMenu({ hit: { link, image }, onOpen, onDownload, onShare, onClose }: ContextMenuProps) {
  const { clipboard } = useApi();
  const rows: readonly (readonly [text: string, act: () => void])[] = [
    ...(link === null
      ? []
      : ([
          ['Open in new tab', () => onOpen(link.url, 'new tab')],
          ['Open in incognito tab', () => onOpen(link.url, 'incognito tab')],
          ['Copy link address', () => void clipboard.set(link.url)],
          ...(link.text === '' ? [] : [['Copy link text', () => void clipboard.set(link.text)] as const]),
          ['Download link', () => onDownload(link.url)],
          ['Share link', () => onShare(link.url)],
        ] as const)),
    ...(image === null
      ? []
      : ([
          ['Open image in new tab', () => onOpen(image.url, 'new tab')],
          ['Download image', () => onDownload(image.url)],
        ] as const)),
  ];
  const title = link?.text || image?.alt || '';
  return (
    <Window class="context-menu" dim onDismiss={onClose}>
      <View id="context_menu_list_view" className="android.widget.ListView">
        <LinearLayout orientation="vertical" class="context-menu-header">
          {title !== '' && (
            <TextView id="menu_header_title" lines={1} bold>
              {title}
            </TextView>
          )}
          <TextView id="menu_header_url" lines={2}>
            {shownAddress(link?.url ?? image?.url ?? '')}
          </TextView>
        </LinearLayout>
        {rows.map(([text, act]) => (
          <View
            key={text}
            className="android.widget.LinearLayout"
            class="context-menu-row"
            onClick={() => {
              onClose();
              act();
            }}
          >
            <TextView id="menu_row_text">{text}</TextView>
          </View>
        ))}
      </View>
    </Window>
  );
}
