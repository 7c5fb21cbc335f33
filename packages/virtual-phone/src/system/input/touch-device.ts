import type { ScreenControl } from '../../screen/protocol.ts';
import { MultiTouch } from './multi-touch.ts';

/** An event of the kernel's input layer: `struct input_event` without its time. */
export type InputEvent = readonly [type: number, code: number, value: number];

/** The touch screen's driver, with one state for all that write to it: `sendevent` and the emulator's console. */
export class TouchDevice {
  readonly path = '/dev/input/event1';
  readonly name = 'virtio_input_multi_touch_1';
  readonly #driver = new MultiTouch();
  readonly #screen: () => ScreenControl | null;
  readonly #readers = new Set<(event: InputEvent) => void>();

  /** @param screen null while the phone has none: events are lost then */
  constructor(screen: () => ScreenControl | null) {
    this.#screen = screen;
  }

  /** Tells of each event that is written from now on, as who reads the device is told. @returns ends it */
  read(reader: (event: InputEvent) => void): () => void {
    // Another one for each, though it be the same function.
    const own = (event: InputEvent) => reader(event);
    this.#readers.add(own);
    return () => this.#readers.delete(own);
  }

  async write(events: readonly InputEvent[]): Promise<void> {
    const screen = this.#screen();
    for (const event of events) {
      const [type, code, value] = event;
      for (const reader of [...this.#readers]) reader(event);
      if (screen === null) continue;
      const told = this.#driver.take(type, code, value, screen.size);
      if (told.length > 0) await screen.touch(told);
    }
  }
}
