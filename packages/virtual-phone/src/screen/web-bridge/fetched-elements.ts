/** Elements whose address a script has set, and that tell when what is there has come. */
const scripts = new Set<HTMLScriptElement>();
const sheets = new Set<HTMLLinkElement>();
/** Pictures need not be in the document; whether it was complete when it was looked at last. */
const pictures = new Map<HTMLImageElement, boolean>();

const scriptTypes = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

/** Whether something that a script has put in is on its way. */
export function fetchesElements(): boolean {
  return [...scripts].some(isRun) || [...sheets].some(isUsed) || picturesLoad();
}

/** @param stir told when one has come, or will not */
export function followElements(stir: () => void): void {
  const noteIn = <Fetched extends Element>(elements: { delete(element: Fetched): unknown }, element: Fetched) => {
    const end = () => {
      elements.delete(element);
      stir();
    };
    for (const event of ['load', 'error']) element.addEventListener(event, end, { once: true });
  };
  onSet(HTMLScriptElement.prototype, ['src'], (script) => {
    // One that is in the document has been run, or is being fetched by the parser.
    if (script.isConnected) return;
    scripts.add(script);
    noteIn(scripts, script);
  });
  onSet(HTMLLinkElement.prototype, ['href'], (link) => {
    sheets.add(link);
    noteIn(sheets, link);
  });
  onSet(HTMLImageElement.prototype, ['src', 'srcset'], (image) => {
    // Nothing is fetched for a template.
    if (image.loading === 'lazy' || image.ownerDocument.defaultView === null) return;
    pictures.set(image, false);
    noteIn(pictures, image);
  });
}

function isRun({ isConnected, type }: HTMLScriptElement): boolean {
  return isConnected && scriptTypes.test(type);
}

function isUsed(link: HTMLLinkElement): boolean {
  return link.isConnected && link.relList.contains('stylesheet') && !link.disabled;
}

/** One is complete before its script is told so; and one whose address was taken away again is, and tells nobody. */
function picturesLoad(): boolean {
  for (const [picture, wasComplete] of pictures) {
    if (picture.complete && wasComplete) pictures.delete(picture);
    else pictures.set(picture, picture.complete);
  }
  return pictures.size > 0;
}

function onSet<Of extends Element>(prototype: Of, names: readonly string[], act: (element: Of) => void): void {
  for (const name of names) {
    const described = Object.getOwnPropertyDescriptor(prototype, name);
    const { set } = described ?? {};
    if (set === undefined) continue;
    Object.defineProperty(prototype, name, {
      ...described,
      set(this: Of, value: unknown) {
        set.call(this, value);
        act(this);
      },
    });
  }
}
