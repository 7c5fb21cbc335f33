import { css, useApi, useAsync, WebView, type WebViewHandle } from '@androidworld/app-sdk/ui';
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

interface PageViewProps {
  tab: Tab;
  visible: boolean;
  onTitle: (title: string) => void;
  onNavigate: (url: string) => void;
  pageRef: RefObject<WebViewHandle | null>;
}

/** The page of a tab, which stays as it is while another tab is in front. */
export function PageView({ tab, visible, onTitle, onNavigate, pageRef }: PageViewProps) {
  const api = useApi();
  const own = useRef<WebViewHandle | null>(null);
  const [failed, setFailed] = useState(false);
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
        webRef={own}
        className="android.widget.FrameLayout"
        focusable={false}
        jsDialog={(dialog) => <PageDialog dialog={dialog} />}
        onPageFinished={() => onTitle(own.current?.title ?? '')}
        onReceivedError={() => setFailed(true)}
        shouldOverrideUrlLoading={(url) => {
          onNavigate(url);
          return true;
        }}
      />
    </div>
  );
}
