import type { Ui } from '@androidworld/core';

/** Drags the slider on the screen all the way to one end. */
export async function dragSlider(ui: Ui, end: 'min' | 'max'): Promise<void> {
  const { bounds } = await ui.waitFor({ className: /SeekBar|Slider/ });
  if (!bounds) throw new Error('Expected the slider to have a place on the screen');
  const y = Math.floor((bounds.top + bounds.bottom) / 2);
  const inset = 2;
  await ui.perform({
    action_type: 'drag_and_drop',
    x: Math.floor((bounds.left + bounds.right) / 2),
    y,
    to_x: end === 'max' ? bounds.right - inset : bounds.left + inset,
    to_y: y,
  });
}
