import { describe, expect, it } from 'vitest';
import { renderBody } from './render-note.ts';

describe('renderBody()', () => {
  it('writes Markdown as HTML', () => {
    expect(renderBody('# Title\n\n- one', 'markdown')).toContain('<h1>Title</h1>');
  });

  it('shows text that is no Markdown as it is', () => {
    expect(renderBody('# a < b', 'plaintext')).toBe('<div class="plain"># a &lt; b</div>');
  });

  it('makes a table of comma separated values, quoted ones too', () => {
    expect(renderBody('a,b\n"1,5","say ""x"""', 'csv')).toBe(
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1,5</td><td>say &quot;x&quot;</td></tr></table>',
    );
  });
});
