import { density } from '../theme/density.ts';
import { tellScrolled } from './scroll-events.ts';

export type Axis = 'x' | 'y';

/** The browser keeps offsets in whole pixels of the screen. */
const ROUNDING_PX = 1;

/** An element that scrolls along one axis, in pixels of the screen. */
export class Scroller {
  readonly element: HTMLElement;
  readonly axis: Axis;
  /** Pixels per dp. */
  readonly density: number = density.value;
  /** Where it should be, of which the browser drops the fractions. */
  #wanted: number;
  #set: number;

  constructor(element: HTMLElement, axis: Axis) {
    this.element = element;
    this.axis = axis;
    this.#wanted = this.offset;
    this.#set = this.#wanted;
  }

  get offset(): number {
    const { element, axis } = this;
    return axis === 'x' ? element.scrollLeft : element.scrollTop;
  }

  /** Length of what is seen. */
  get extent(): number {
    const { element, axis } = this;
    return axis === 'x' ? element.clientWidth : element.clientHeight;
  }

  /** Whether there is anything to scroll. */
  get hasRange(): boolean {
    const { element, axis } = this;
    const [whole, seen] =
      axis === 'x' ? [element.scrollWidth, element.clientWidth] : [element.scrollHeight, element.clientHeight];
    return whole > seen + 1 || this.#hasMore;
  }

  /** Whether it is not at its end in this direction. */
  canMove(direction: number): boolean {
    const before = this.offset;
    this.#write(before + Math.sign(direction) * 2 * ROUNDING_PX);
    const could = this.offset !== before;
    this.#write(before);
    return could || (direction > 0 && this.#hasMore);
  }

  /**
   * Moves its content by so many pixels, up to its edge.
   *
   * @returns how many were too many
   */
  moveBy(px: number): number {
    const before = this.offset;
    // Somebody else has moved it meanwhile: what they did stays.
    if (Math.abs(before - this.#set) > ROUNDING_PX) this.#wanted = before;
    const wanted = this.#wanted + px;
    this.#write(wanted);
    this.#set = this.offset;
    const missing = wanted - this.#set;
    const isAtEdge = Math.abs(missing) > ROUNDING_PX && !(missing > 0 && this.#hasMore);
    this.#wanted = isAtEdge ? this.#set : wanted;
    if (this.#set !== before) tellScrolled(this.element);
    return isAtEdge ? missing : 0;
  }

  /** Moves to this offset, or as near as it can. */
  moveTo(offset: number): void {
    this.moveBy(offset - this.#wanted);
  }

  /** Whether it has way to make up that it could not go yet. */
  get isOwed(): boolean {
    return this.#hasMore && this.#wanted - this.#set > ROUNDING_PX;
  }

  /** Rows that are mounted when the end of what is mounted comes near: the way there is owed until they are. */
  get #hasMore(): boolean {
    return this.element.dataset.more !== undefined;
  }

  #write(offset: number): void {
    const { element, axis } = this;
    if (axis === 'x') element.scrollLeft = offset;
    else element.scrollTop = offset;
  }
}
