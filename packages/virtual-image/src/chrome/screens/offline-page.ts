/** Of Chrome's own pages: as light or dark as it is. */
const look = `
body { font-family: sans-serif; margin: 20vh 24px 0; color: #5f6368 }
h1 { font-size: 24px; font-weight: 500; color: #202124 }
code { font-size: 12px }
@media (prefers-color-scheme: dark) { html { background: #202124 } body { color: #9aa0a6 } h1 { color: #e8eaed } }`;

/** What a page shows in place of one that cannot be reached: there is no network. */
export function offlinePage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No internet</title>
<style>${look}</style>
</head>
<body>
<h1>No internet</h1>
<p>Try:</p>
<ul><li>Turning off airplane mode</li><li>Turning on mobile data or Wi-Fi</li><li>Checking the signal in your area</li></ul>
<p><code>ERR_INTERNET_DISCONNECTED</code></p>
</body>
</html>`;
}

/** In place of a file that cannot be read. */
export function fileErrorPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>File not found</title>
<style>${look}</style>
</head>
<body>
<h1>Your file couldn’t be accessed</h1>
<p>It may have been moved, edited, or deleted.</p>
<p><code>ERR_FILE_NOT_FOUND</code></p>
</body>
</html>`;
}
