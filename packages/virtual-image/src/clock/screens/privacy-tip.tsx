import { css, TextView, useApi } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { privacyTip } from '../store/privacy-tip.ts';

css`
.view.clock-tip { position: absolute; right: 61px; top: -51px; padding: 8px 0; z-index: 6; pointer-events: none; }
.view.clock-tip::before { content: ''; position: absolute; inset: 0 -12px; border-radius: 20px; background: var(--primary); z-index: -1; }
.view.clock-tip { color: var(--on-primary); font-size: 0.75rem; line-height: 16px; white-space: nowrap; }
`;

/** At the first start: that the menu leads to the privacy policy. The next touch takes it away. */
export function PrivacyTip() {
  const api = useApi();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const hide = () => setShown(false);
    const showOnce = async () => {
      if ((await privacyTip.get(api)).shown) return;
      setShown(true);
      await api.callProcess('privacyTipShown');
    };
    void showOnce();
    window.addEventListener('pointerdown', hide);
    return () => window.removeEventListener('pointerdown', hide);
  }, []);
  if (!isShown) return null;
  return (
    <TextView id="body" class="clock-tip">
      You can find the privacy policy here
    </TextView>
  );
}
