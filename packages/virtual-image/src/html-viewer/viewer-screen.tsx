import {
  LinearLayout,
  Toolbar,
  useActivity,
  useApi,
  useAsync,
  WebView,
  type WebViewHandle,
} from '@androidworld/app-sdk/ui';
import { useRef, useState } from 'preact/hooks';
import { documentPath } from '../document-path.ts';

/** HTMLViewerActivity: the page of a file, below its title. */
export function ViewerScreen() {
  const api = useApi();
  const { intent } = useActivity();
  const page = useRef<WebViewHandle | null>(null);
  const [title, setTitle] = useState('HTML Viewer');
  const path = useAsync(() => documentPath(api, intent.data ?? ''), [intent.data]);
  if (path.loading) return null;
  return (
    <LinearLayout orientation="vertical" align="stretch" weight={1}>
      <Toolbar title={title} />
      {path.data !== undefined && (
        <WebView
          id="webview"
          url={`file://${encodeURI(path.data)}`}
          webRef={page}
          onPageFinished={() => setTitle(page.current?.title || 'HTML Viewer')}
        />
      )}
    </LinearLayout>
  );
}
