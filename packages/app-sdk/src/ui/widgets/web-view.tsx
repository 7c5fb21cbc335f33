import type { ComponentChildren, RefObject } from 'preact';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import { css } from '../theme/css.ts';
import { density } from '../theme/density.ts';
import { WebDialog } from '../web/web-dialog.tsx';
import { type JsDialog, type WebDialogRequest, WebPage, type WebPageListeners } from '../web/web-page.ts';
import { View, type ViewProps } from './view.tsx';

/** What an app can do with the page, as with Android's WebView. */
export interface WebViewHandle {
  /** Of the page that is shown or loads, as the app named it; `about:blank` for HTML of the app's own. */
  readonly url: string | null;
  /** Of the last page that has loaded; empty before the first. */
  readonly title: string;
  /** Whether a page was loaded before this one. */
  readonly canGoBack: boolean;
  /** Loads a page; the one shown now is what `goBack` returns to. */
  loadUrl(url: string): void;
  /** Loads the page again; does nothing for HTML of the app's own. */
  reload(): void;
  /** Loads the page before this one; does nothing where there is none. */
  goBack(): void;
  /**
   * Asks the page, and where that refuses (`beforeunload`) the person, whether it may be left. Loading does not ask.
   *
   * @param how.reload it is to be loaded again: that stands in the question
   */
  mayLeave(how?: { readonly reload: boolean }): Promise<boolean>;
  /** @returns the value as JSON; `null` when the script throws or there is no page */
  evaluateJavascript(script: string): Promise<string>;
}

/** Of a WebView. */
export interface WebViewProps extends Omit<ViewProps, 'children'>, WebPageListeners {
  /** A page to load: `file:///android_asset/…` (`assets` of the app), `file:///sdcard/…` and other paths of the phone. */
  url?: string | undefined;
  /** Or the HTML itself. */
  html?: string | undefined;
  /** Percent, as `WebView.setInitialScale()`: 500 makes a CSS pixel 5 pixels of the screen. Default: the density. */
  initialScale?: number | undefined;
  /** Draws what a script asks. Default: WebView's own dialogs. */
  jsDialog?: ((dialog: JsDialog) => ComponentChildren) | undefined;
  /** Gets the handle while the WebView is mounted. */
  webRef?: RefObject<WebViewHandle | null> | undefined;
}

css`
.web-view { flex: 1; background: #fff; }
.web-view > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; zoom: var(--page-zoom); color-scheme: light; }
/* Pages are told which theme the app has (prefers-color-scheme). */
.theme.dark .web-view > iframe { color-scheme: dark; }
`;

/** A web page in the app. It may run scripts, but reaches neither the app nor the phone, and no network. */
export function WebView(props: WebViewProps) {
  const { url, html, initialScale, jsDialog, webRef, class: classes, ...rest } = props;
  const { onPageStarted, onPageFinished, onReceivedError, onConsoleMessage, ...more } = rest;
  const { shouldOverrideUrlLoading, onContextMenu, ...view } = more;
  const { packageName, port } = useScope();
  const host = useRef<HTMLDivElement>(null);
  const listeners = useRef<WebPageListeners>({});
  listeners.current = {
    ...{ onPageStarted, onPageFinished, onReceivedError, onConsoleMessage },
    ...{ shouldOverrideUrlLoading, onContextMenu },
  };
  const page = useRef<WebPage | null>(null);
  const [dialog, setDialog] = useState<WebDialogRequest | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const options = { host: host.current, packageName, port, onDialog: setDialog };
    const opened = new WebPage({ ...options, listeners: () => listeners.current });
    page.current = opened;
    return () => opened.close();
  }, [packageName, port]);
  useLayoutEffect(() => {
    if (html !== undefined) page.current?.loadHtml(html);
    else if (url !== undefined) page.current?.loadUrl(url);
  }, [url, html, packageName, port]);
  const handle = useMemo(() => handleOf(page), []);
  useImperativeHandle(webRef ?? null, () => handle, [handle]);
  return (
    <>
      <View
        className="android.webkit.WebView"
        focusable
        {...view}
        elementRef={host}
        class={`web-view ${classes ?? ''}`}
        style={{ ...view.style, '--page-zoom': initialScale === undefined ? density.value : initialScale / 100 }}
      />
      {dialog !== null &&
        (jsDialog !== undefined && isOfScript(dialog) ? jsDialog(dialog) : <WebDialog request={dialog} />)}
    </>
  );
}

function isOfScript(dialog: WebDialogRequest): dialog is JsDialog {
  return dialog.kind !== 'selection' && dialog.kind !== 'control';
}

function handleOf(page: { readonly current: WebPage | null }): WebViewHandle {
  return {
    get url() {
      return page.current?.url ?? null;
    },
    get title() {
      return page.current?.title ?? '';
    },
    get canGoBack() {
      return page.current?.canGoBack ?? false;
    },
    loadUrl: (url) => page.current?.loadUrl(url),
    reload: () => page.current?.reload(),
    goBack: () => page.current?.goBack(),
    mayLeave: (how) => page.current?.mayLeave(how) ?? Promise.resolve(true),
    evaluateJavascript: (script) => page.current?.evaluateJavascript(script) ?? Promise.resolve('null'),
  };
}
