import type { Toolkit } from '@androidworld/app-sdk/host';
import { css } from '@androidworld/app-sdk/ui';
import type { ComponentChildren, RefObject } from 'preact';

css`
.activity-decor { flex: 1 1 0; min-height: 0; display: flex; flex-direction: column; }
`;

interface DecorProps {
  toolkit: Toolkit;
  packageName: string;
  elementRef: RefObject<HTMLDivElement | null>;
  /** Pixels it is moved up. */
  pan: number;
  children: ComponentChildren;
}

/** The layouts between the window and the content: of the framework, and of AppCompat in it. */
export function Decor({ toolkit, packageName, elementRef, pan, children }: DecorProps) {
  const place = { ref: elementRef, ...(pan > 0 ? { style: { transform: `translateY(${-pan}PX)` } } : {}) };
  // screen_simple.xml; AppCompat's abc_screen_simple.xml, or, with action modes over the content, its overlay variant.
  const isPlain = toolkit === 'framework' || toolkit === 'compose';
  const root = toolkit === 'appcompat' ? 'android.widget.LinearLayout' : 'android.widget.FrameLayout';
  if (isPlain) {
    return (
      <div {...place} class="activity-decor" data-class="android.widget.LinearLayout">
        {children}
      </div>
    );
  }
  return (
    <div {...place} class="activity-decor" data-class="android.widget.LinearLayout">
      <div class="activity-decor" data-class="android.widget.FrameLayout">
        <div class="activity-decor" data-class={root} data-id={`${packageName}:id/action_bar_root`}>
          {children}
        </div>
      </div>
    </div>
  );
}
