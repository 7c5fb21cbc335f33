import {
  css,
  displayDensity,
  useApi,
  useAsync,
  useIsLandscape,
  type WebHit,
  WebView,
  type WebViewHandle,
} from '@androidworld/app-sdk/ui';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { documentPath } from '../../document-path.ts';
import { isWebPage } from '../address.ts';
import { fileErrorPage, offlinePage } from './offline-page.ts';
import { PageDialog } from './page-dialog.tsx';
import type { Tab } from './tabs.ts';

css`
.page-view { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; }
.page-view[hidden] { display: none; }
`;

/** As wide as pages for computers are laid out, in CSS pixels. */
const desktopWidth = 980;

/** Percent: all of a page for computers fits into the width of the screen, at most as large as any other page. */
function desktopScale(): number {
  return 100 * Math.min(displayDensity(), window.innerWidth / desktopWidth);
}

interface PageViewProps {
  tab: Tab;
  visible: boolean;
  /** Percent. */
  textScale: number;
  onTitle: (title: string) => void;
  onNavigate: (url: string) => void;
  onContextMenu: (hit: WebHit) => void;
  pageRef: RefObject<WebViewHandle | null>;
}

/** The page of a tab, which stays as it is while another tab is in front. */
export function PageView({ tab, visible, textScale, onTitle, onNavigate, onContextMenu, pageRef }: PageViewProps) {
  const api = useApi();
  const own = useRef<WebViewHandle | null>(null);
  const [failed, setFailed] = useState(false);
  // The width that is scaled to.
  useIsLandscape();
  useEffect(() => setFailed(false), [tab.url, tab.loads]);
  useEffect(() => {
    if (visible) pageRef.current = own.current;
  });
  const path = useAsync(() => documentPath(api, tab.url), [tab.url]);
  if (path.loading) return null;
  const source = isWebPage(tab.url)
    ? { html: offlinePage() }
    : path.data === undefined || failed
      ? { html: tab.url === 'about:blank' ? '' : fileErrorPage() }
      : { url: `file://${encodeURI(path.data)}` };
  return (
    <div class="page-view" hidden={!visible}>
      <WebView
        key={`${tab.url} ${tab.loads} ${failed}`}
        {...source}
        initialScale={(tab.desktop ? desktopScale() : 100 * displayDensity()) * (textScale / 100)}
        webRef={own}
        className="android.widget.FrameLayout"
        focusable={false}
        jsDialog={(dialog) => <PageDialog dialog={dialog} />}
        onPageFinished={() => onTitle(own.current?.title ?? '')}
        onReceivedError={() => setFailed(true)}
        onContextMenu={onContextMenu}
        shouldOverrideUrlLoading={(url) => {
          onNavigate(url);
          return true;
        }}
      />
    </div>
  );
}
