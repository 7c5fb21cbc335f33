import type { Properties } from '../system-services.ts';

/** Of the system image (`com.google.android.webview`). */
const webViewVersion = '103.0.5060.71';

/** What WebViews say they are (https://developer.chrome.com/docs/webview/user-agent). */
export function webViewUserAgent(properties: Pick<Properties, 'get'>): string {
  const [release, model, build] = ['ro.build.version.release', 'ro.product.model', 'ro.build.id'].map((name) =>
    properties.get(name),
  );
  const device = `Linux; Android ${release}; ${model} Build/${build}; wv`;
  return `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${webViewVersion} Mobile Safari/537.36`;
}
