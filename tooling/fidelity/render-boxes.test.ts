import { expect, it } from 'vitest';
import { parseRecording } from '../../packages/virtual-phone/src/testing/index.ts';
import { renderBoxes } from './render-boxes.ts';

const { elements } = parseRecording({
  id: 'a:b',
  package: 'com.example',
  elements: [
    { text: 'Cats & <dogs>', bounds: [0, 100, 540, 200] },
    { resourceId: 'com.example:id/add', bounds: [0, 300, 100, 400] },
    { text: 'nowhere' },
  ],
});

it('renderBoxes() draws each element that has a place, in the colour of its verdict, with what it says', () => {
  const verdicts = ['found', 'missing', 'missing'] as const;
  const judged = elements.map((element, index) => ({ element, verdict: verdicts[index] ?? 'found' }));
  const svg = renderBoxes(judged, { width: 1080, height: 2400 });
  expect(svg).toContain('x="0" y="100" width="540" height="100" fill="none" stroke="#1e8e3e"');
  expect(svg).toContain('>Cats &amp; &lt;dogs></text>');
  expect(svg).toContain('stroke="#d93025"');
  // As much of it as fits.
  expect(svg).toContain('>#add</text>');
  expect(svg).not.toContain('nowhere');
});
