import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import type { Random } from '../../runtime/random.ts';
import { drawAlphanumeric } from '../../words/draw-text.ts';
import { textAnswer } from './shared/text-answer.ts';
import './shared/text-transform.css';

/** Letters and digits, each drawn askew, to type. */
export default definePage({
  task: 'text-transform',
  nominalSeconds: 15,
  draw(random) {
    const glyphs = [...drawTellable(random)].map((glyph) => ({ glyph, ...drawSkew(random) }));
    const place = { left: random.integer(10, 19), top: random.integer(10, 19), submitTop: random.integer(0, 19) };
    return { glyphs, place };
  },
  instruction: () => 'Type the text shown below into the text field, then press Submit.',
  render({ glyphs, place }, scene) {
    const picture = glyphs.map(({ glyph, skewX, skewY }) =>
      h('span', { class: 'text-transform-glyph', style: `transform: skewX(${skewX}deg) skewY(${skewY}deg)` }, glyph),
    );
    const answer = glyphs.map(({ glyph }) => glyph).join('');
    textAnswer(answer, scene, { above: h('div', { id: 'picture', class: 'text-transform' }, picture), place });
  },
});

/** Without what looks the same in a picture: 0, O and o; 1, I and l. */
function drawTellable(random: Random): string {
  for (;;) {
    const text = drawAlphanumeric(random, 3, 4);
    if (!/[0Oo1Il]/.test(text)) return text;
  }
}

function drawSkew(random: Random): { skewX: number; skewY: number } {
  const skewX = random.integer(-15, 14);
  return { skewX, skewY: random.chance(0.5) ? random.integer(-40, -11) : random.integer(10, 39) };
}
