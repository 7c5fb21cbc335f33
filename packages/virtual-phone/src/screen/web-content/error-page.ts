/** The page Android's WebView shows in place of one that did not load. */
export function errorPage(url: string, code: string): string {
  const reasons: Readonly<Record<string, string>> = {
    'net::ERR_INTERNET_DISCONNECTED': 'there is no connection to the internet',
    'net::ERR_UNKNOWN_URL_SCHEME': 'nothing opens addresses of this kind',
    'net::ERR_ACCESS_DENIED': 'the app may not read it',
  };
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Webpage not available</title>
<style>body { font-family: sans-serif; margin: 16px; overflow-wrap: anywhere } h2 { font-weight: 500 }</style>
</head>
<body>
<h2>Webpage not available</h2>
<p>The webpage at <strong>${escapeHtml(url)}</strong> could not be loaded because ${reasons[code] ?? 'the file is not there'}:</p>
<p>${escapeHtml(code)}</p>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
