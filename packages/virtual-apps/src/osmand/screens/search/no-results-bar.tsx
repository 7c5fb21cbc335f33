import { css, FrameLayout, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';

css`
.no-results-bar { flex: none; min-height: 56px; padding: 0 16px; gap: 16px; display: flex; align-items: center; background: var(--background); border-top: 1px solid var(--surface-variant); }
.no-results-send { padding: 8px 16px; border: 1px solid var(--surface-variant); border-radius: 4px; color: var(--primary); }
`;

/** Below a search that found nothing: what was searched for can be told to those who make the app, by the Internet. */
export function NoResultsBar() {
  const api = useApi();
  return (
    <LinearLayout id="no_search_results_bottom_bar" class="no-results-bar">
      <TextView id="no_search_results_description" weight={1}>
        No search results? Provide feedback
      </TextView>
      <FrameLayout id="send_empty_search_button">
        <TextView
          id="send_empty_search_text"
          class="no-results-send"
          onClick={() => void api.toast('No Internet connection')}
        >
          Send
        </TextView>
      </FrameLayout>
    </LinearLayout>
  );
}
