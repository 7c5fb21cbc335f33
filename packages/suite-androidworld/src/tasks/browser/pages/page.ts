/** The words a page shows when its task is done, and never before. */
export const success = 'Success!';

/** A page of its own: nothing is loaded from elsewhere. */
export function page({ title, style, body, script }: Readonly<Record<'title' | 'style' | 'body' | 'script', string>>) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { font-family: Roboto, sans-serif; margin: 8px; }
button { font-size: 16px; padding: 8px 12px; }
#result { min-height: 1px; }
${style}
</style>
</head>
<body>
${body}
<script>
const done = ${JSON.stringify(success)};
${script}
</script>
</body>
</html>
`;
}
