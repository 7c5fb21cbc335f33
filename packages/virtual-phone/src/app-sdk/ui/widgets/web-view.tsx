import type { RefObject } from 'preact';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

export interface WebViewProps extends Omit<ViewProps, 'children'> {
  /** A page to load. */
  url?: string | undefined;
  /** Or the HTML itself. */
  html?: string | undefined;
  title?: string | undefined;
  frameRef?: RefObject<HTMLIFrameElement | null> | undefined;
  onLoad?: (() => void) | undefined;
}

css`
.web-view { flex: 1; background: #fff; }
.web-view > iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
`;

/** A web page in the app. It may run scripts, but reaches neither the app nor the phone. */
export function WebView({ url, html, title, frameRef, onLoad, class: classes, ...props }: WebViewProps) {
  return (
    <View
      is="android.webkit.WebView"
      semantics={{ text: title, scrollable: true }}
      focusable
      {...props}
      class={`web-view ${classes ?? ''}`}
    >
      <iframe
        {...(frameRef === undefined ? {} : { ref: frameRef })}
        title={title ?? 'web page'}
        sandbox="allow-scripts allow-forms"
        {...(html === undefined ? { src: url } : { srcdoc: html })}
        onLoad={() => onLoad?.()}
      />
    </View>
  );
}
