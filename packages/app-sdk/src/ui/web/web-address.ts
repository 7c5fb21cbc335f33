/** Where the phone's server has what an Android URL names. */
export function webAddress(origin: string, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.origin === origin) return url;
  if (parsed?.protocol === 'file:') return origin + parsed.pathname + parsed.search + parsed.hash;
  const code =
    parsed?.protocol === 'http:' || parsed?.protocol === 'https:'
      ? 'net::ERR_INTERNET_DISCONNECTED'
      : 'net::ERR_UNKNOWN_URL_SCHEME';
  return `${origin}/.webview/error?${new URLSearchParams({ url, code })}`;
}

/** The other way: the URL as apps know it. */
export function androidUrl(origin: string, href: string): string {
  const parsed = URL.canParse(href) ? new URL(href) : null;
  if (parsed?.origin !== origin) return href;
  if (parsed.pathname === '/.webview/error') return parsed.searchParams.get('url') ?? '';
  if (parsed.pathname.startsWith('/.webview/html/')) return 'about:blank';
  return `file://${parsed.pathname}${parsed.search}${parsed.hash}`;
}
