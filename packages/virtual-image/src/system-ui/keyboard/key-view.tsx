import { css, Glyph, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

css`
.key { align-self: stretch; display: grid; place-items: center; min-width: 0; font-size: 1.375rem; }
.key-cap { position: absolute; inset: 5px 2.5px; display: grid; place-items: center; border-radius: 7px; background: var(--key); box-shadow: 0 1px 0 rgb(0 0 0 / 0.18); }
.key-hint { position: absolute; top: 7px; right: 7px; font-size: 0.6875rem; line-height: 1; opacity: 0.6; }
.key-special > .key-cap { background: var(--key-special); font-size: 0.9375rem; }
.key-action > .key-cap { background: var(--key-action); border-radius: 24px; }
.key::after { display: none; }
.key.pressed > .key-cap { filter: brightness(0.85); }
.key-popup { position: absolute; bottom: 100%; z-index: 3; display: flex; width: max-content; border-radius: 8px; background: var(--key); box-shadow: 0 2px 8px rgb(0 0 0 / 0.35); }
.key-popup > span { display: grid; place-items: center; width: 40px; height: 52px; border-radius: 8px; }
.key-popup > .chosen { background: var(--key-action); }
`;

export interface KeyViewProps {
  /** Resource name. */
  id: string;
  label: string;
  weight: number;
  look?: 'special' | 'action' | undefined;
  icon?: string | undefined;
  children?: ComponentChildren;
  onPress(): void;
  /** Characters to choose from while the key is held. */
  alternatives?: string | undefined;
  onAlternative?: ((character: string) => void) | undefined;
  onHold?: (() => void) | undefined;
}

/** A key: what it types or does when the finger leaves it, and what it offers when held. */
export function KeyView(props: KeyViewProps) {
  const { id, label, weight, look, icon, children, onPress, alternatives, onAlternative, onHold } = props;
  const [open, setOpen] = useState(false);
  const hold = alternatives === undefined ? onHold : () => setOpen(true);
  return (
    <View
      class={`key ${look === undefined ? '' : `key-${look}`}`}
      id={keyId(id)}
      className="android.widget.FrameLayout"
      contentDescription={label}
      weight={weight}
      onClick={onPress}
      onLongClick={hold}
    >
      <span class="key-cap" aria-hidden="true">
        {icon === undefined ? children : <Glyph icon={icon} />}
      </span>
      {alternatives !== undefined && /^\d/.test(alternatives) && (
        <span class="key-hint" aria-hidden="true">
          {alternatives[0]}
        </span>
      )}
      {open && alternatives !== undefined && (
        <Alternatives
          characters={[...alternatives]}
          onChoose={(character) => {
            setOpen(false);
            if (character !== undefined) onAlternative?.(character);
          }}
        />
      )}
    </View>
  );
}

export const keyId = (name: string) => `com.google.android.inputmethod.latin:id/${name}`;

/** Comes up over the held key; the finger slides over it and takes what it leaves. */
function Alternatives({
  characters,
  onChoose,
}: {
  characters: readonly string[];
  onChoose(character: string | undefined): void;
}) {
  const [chosen, setChosen] = useState(0);
  const newest = useRef({ chosen, onChoose });
  newest.current = { chosen, onChoose };
  const element = useRef<HTMLSpanElement>(null);
  const [toLeft, setToLeft] = useState(false);
  useEffect(() => {
    const popup = element.current;
    if (popup === null) return undefined;
    // At the right edge of the screen it opens to the left.
    setToLeft(popup.getBoundingClientRect().right > window.innerWidth);
    const move = ({ clientX }: PointerEvent) => {
      const cells = [...popup.children].map((cell) => cell.getBoundingClientRect());
      const under = cells.findIndex(({ left, right }) => left <= clientX && clientX < right);
      if (under >= 0) setChosen(under);
    };
    const up = () => newest.current.onChoose(characters[newest.current.chosen]);
    const cancel = () => newest.current.onChoose(undefined);
    window.addEventListener('pointermove', move, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', cancel, true);
    return () => {
      window.removeEventListener('pointermove', move, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', cancel, true);
    };
  }, []);
  const side = toLeft ? { right: 0, flexDirection: 'row-reverse' as const } : { left: 0 };
  return (
    <span ref={element} class="key-popup" aria-hidden="true" style={side}>
      {characters.map((character, index) => (
        <span key={character} class={index === chosen ? 'chosen' : ''}>
          {character}
        </span>
      ))}
    </span>
  );
}
