import { LinearLayout, useActivity, useApi, useBack, WebView, type WebViewHandle } from '@androidworld/app-sdk/ui';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { EpisodeHost } from '../episode-host.ts';
import type { EpisodeState } from '../episode-state.ts';

/** As the original app: a CSS pixel of a page is five of the screen, whatever its density. */
const SCALE_PERCENT = 500;

/** The one activity: a page, from edge to edge. */
export function MainActivity() {
  const api = useApi();
  const { intent, intentSerial } = useActivity();
  const view = useRef<WebViewHandle | null>(null);
  const host = useMemo(() => {
    const report = (state: EpisodeState) => void api.callProcess('report', state);
    return new EpisodeHost(() => view.current, report);
  }, [api]);
  const taken = useRef<number | null>(null);
  useLayoutEffect(() => {
    host.take(intent, taken.current === null);
    taken.current = intentSerial;
  }, [host, intentSerial]);
  useEffect(
    () => () => {
      void api.callProcess('report', null);
    },
    [api],
  );
  useBack(() => {
    // In a task BACK does nothing: the episode must not be left by it.
    if (host.isBrowsing && view.current?.canGoBack) view.current.goBack();
  });
  return (
    <LinearLayout orientation="vertical" weight={1} className="android.widget.RelativeLayout" padding={[10, 0, 0, 0]}>
      <WebView
        id="webView"
        webRef={view}
        initialScale={SCALE_PERCENT}
        onPageStarted={() => host.pageStarted()}
        onPageFinished={() => host.pageFinished()}
        onReceivedError={(error) => host.pageFailed(error)}
        onConsoleMessage={(message) => host.heard(message)}
      />
    </LinearLayout>
  );
}
