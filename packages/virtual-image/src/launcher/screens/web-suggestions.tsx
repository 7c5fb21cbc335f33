import { useSystemApi } from '@androidworld/app-sdk/system';
import { css, LinearLayout, TextView } from '@androidworld/app-sdk/ui';

css`
.drawer-web { height: 56px; padding: 0 6px 0 64px; }
`;

/** So many suggestions of the web are shown. */
const webRows = 10;

/** What the web suggests: without a network the image shows what was typed, numbered. A tap asks Chrome for it. */
export function WebSuggestions({ query }: { query: string }) {
  const api = useSystemApi();
  const search = (text: string) =>
    void api.startActivity({
      action: 'android.intent.action.VIEW',
      data: `https://www.google.com/search?q=${encodeURIComponent(text)}`,
      flags: 0x1000_0000,
    });
  return (
    <>
      {Array.from({ length: webRows }, (_, index) => `${query}${index}`).map((text) => (
        <LinearLayout
          key={text}
          class="drawer-web"
          onClick={() => search(text)}
          semantics={{ longClickable: query !== '' }}
        >
          <TextView id="title" contentDescription="Search null" textAppearance="body-large">
            {text}
          </TextView>
        </LinearLayout>
      ))}
    </>
  );
}
