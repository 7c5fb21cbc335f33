/**
 * Whom the events of pointers go to that this page makes itself: at first what a finger came down on, then what a script
 * has capture them (Pointer Events, section 10). Chromium knows nothing of these pointers, and would refuse.
 */
export class PointerCapture {
  readonly #captors = new Map<number, { readonly target: Element; captor: Element }>();

  begin(pointerId: number, target: Element): void {
    this.#captors.set(pointerId, { target, captor: target });
  }

  end(pointerId: number): void {
    this.#captors.delete(pointerId);
  }

  /** Undefined: what has been taken out of the page captures no more. */
  of(pointerId: number): Element | undefined {
    const captor = this.#captors.get(pointerId)?.captor;
    return captor?.isConnected === true ? captor : undefined;
  }

  /** From now on, elements answer for these pointers too; to be called once. */
  install(): void {
    const captors = this.#captors;
    const { setPointerCapture, releasePointerCapture, hasPointerCapture } = Element.prototype;
    Object.assign(Element.prototype, {
      setPointerCapture(this: Element, pointerId: number): void {
        const pointer = captors.get(pointerId);
        if (pointer === undefined) setPointerCapture.call(this, pointerId);
        else pointer.captor = this;
      },
      releasePointerCapture(this: Element, pointerId: number): void {
        const pointer = captors.get(pointerId);
        if (pointer === undefined) releasePointerCapture.call(this, pointerId);
        else pointer.captor = pointer.target;
      },
      hasPointerCapture(this: Element, pointerId: number): boolean {
        const pointer = captors.get(pointerId);
        return pointer === undefined ? hasPointerCapture.call(this, pointerId) : pointer.captor === this;
      },
    });
  }
}
