import { sourceHash } from '../html/source-hash.ts';

/** The live view: a page that follows `/events`. */
export function renderLivePage({ script, style }: { readonly script: string; readonly style: string }): {
  readonly html: string;
  readonly policy: string;
} {
  const policy = [
    `default-src 'none'`,
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(style)}`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>AndroidWorld, live</title>
<link rel="icon" href="data:,">
<style>${style}</style></head>
<body><div id="app"><noscript>The live view needs JavaScript.</noscript></div>
<script>${script}</script></body></html>
`;
  return { html, policy };
}
