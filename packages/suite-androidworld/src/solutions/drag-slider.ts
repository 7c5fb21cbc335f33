import type { Ui } from '@androidworld/core';

/** Drags the slider on the screen all the way to one end. */
export async function dragSlider(ui: Ui, end: 'min' | 'max'): Promise<void> {
  const { bounds } = await ui.waitFor({ className: /SeekBar|Slider/ });
  if (!bounds) throw new Error('Expected the slider to have a place on the screen');
  const y = Math.floor((bounds.top + bounds.bottom) / 2);
  // Past the end: the thumb stops there, while a finger that stops on the last pixel may be a step short of it.
  const beyond = 40;
  await ui.perform({
    action_type: 'drag_and_drop',
    x: Math.floor((bounds.left + bounds.right) / 2),
    y,
    to_x:
      end === 'max' ? Math.min(bounds.right + beyond, ui.screen.screen.width - 1) : Math.max(bounds.left - beyond, 0),
    to_y: y,
  });
}
