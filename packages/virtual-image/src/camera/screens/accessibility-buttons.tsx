import { Button, css, LinearLayout, useSetting } from '@androidworld/app-sdk/ui';

css`
.camera-accessibility { position: absolute; top: 48px; right: 12px; gap: 8px; }
.camera-accessibility .button { background: rgb(0 0 0 / 0.5); color: #fff; padding: 0 12px; }
`;

/** In place of gestures, while an accessibility service of Google's runs (AndroidWorld's forwarder counts as one). */
export function AccessibilityButtons({ onModes, onFilmstrip }: { onModes: () => void; onFilmstrip: () => void }) {
  const [services] = useSetting('secure', 'enabled_accessibility_services');
  if (!services?.split(':').some((service) => service.startsWith('com.google'))) return null;
  return (
    <LinearLayout class="camera-accessibility" id="accessibility_affordances">
      <Button
        id="accessibility_mode_toggle_button"
        contentDescription="Toggle mode list"
        variant="text"
        onClick={onModes}
      >
        Mode list
      </Button>
      <Button
        id="accessibility_filmstrip_toggle_button"
        contentDescription="Toggle filmstrip"
        variant="text"
        onClick={onFilmstrip}
      >
        Filmstrip
      </Button>
    </LinearLayout>
  );
}
