const { prototype } = Document;
const begun: (() => void)[] = [];
let isWritten = false;

/**
 * Follows scripts that begin this document anew, by `document.open()` or by writing when it has been read to its end: all
 * that listens at the window is gone then, and what was at the head of the page (HTML, "document open steps").
 */
export function followNewDocument(): void {
  for (const name of ['open', 'write', 'writeln'] as const) {
    const own = prototype[name] as (this: Document, ...args: readonly string[]) => unknown;
    Object.assign(prototype, {
      [name](this: Document, ...args: string[]) {
        const begins = this === document && this.readyState !== 'loading';
        const given = own.apply(this, args);
        if (begins) {
          isWritten = true;
          for (const act of begun) act();
        }
        return given;
      },
    });
  }
}

/** Calls each time when the document has been begun anew. */
export function onNewDocument(act: () => void): void {
  begun.push(act);
}

/** Whether a script has written it: it "loads" until that closes it, which many never do. */
export function isWrittenByScript(): boolean {
  return isWritten;
}

/** What `follow` has listen at the window listens there again when the document has been begun anew. */
export function keepListening(follow: () => void): void {
  const kept: Parameters<typeof window.addEventListener>[] = [];
  const { addEventListener } = window;
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    kept.push(listener);
    addEventListener.apply(window, listener);
  };
  try {
    follow();
  } finally {
    Reflect.deleteProperty(window, 'addEventListener');
  }
  onNewDocument(() => {
    for (const listener of kept) window.addEventListener(...listener);
  });
}
