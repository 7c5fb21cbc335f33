import { CardView, css, EditText, glyphs, Icon, LinearLayout } from '@androidworld/app-sdk/ui';

css`
.search-box.card { padding: 0 12px; background: var(--surface-container); }
.search-box .field { flex: 1; }
`;

export function SearchBox({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  return (
    <CardView id="search_box" class="search-box">
      <LinearLayout>
        <EditText variant="bare" hint="Search" weight={1} value={query} onChange={onQuery} style={{ minHeight: 48 }} />
        <Icon icon={glyphs.search} />
      </LinearLayout>
    </CardView>
  );
}
