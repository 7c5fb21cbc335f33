import { Button, css, LinearLayout, useSetting } from '@androidworld/app-sdk/ui';

css`
.camera-accessibility { position: absolute; top: 0; left: 0; right: 0; }
.camera-accessibility .button { margin: 0; height: 48px; min-height: 48px; min-width: 88px; padding: 0 12px; border-radius: 2px; background: rgb(90 90 90 / 0.8); color: #fff; font-size: 0.875rem; }
.camera-accessibility .button[data-enabled='false'] { opacity: 0.5; }
`;

const widestZoom = 1;
const nearestZoom = 8;

interface AccessibilityButtonsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onModes: () => void;
  onFilmstrip: () => void;
}

/** In place of gestures, while an accessibility service of Google's runs (AndroidWorld's forwarder counts as one). */
export function AccessibilityButtons({ zoom, onZoom, onModes, onFilmstrip }: AccessibilityButtonsProps) {
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
        MODE LIST
      </Button>
      <Button
        id="accessibility_filmstrip_toggle_button"
        contentDescription="Toggle filmstrip"
        variant="text"
        onClick={onFilmstrip}
      >
        FILMSTRIP
      </Button>
      <Button
        id="accessibility_zoom_minus_button"
        contentDescription="Zoom out"
        variant="text"
        enabled={zoom > widestZoom}
        onClick={() => onZoom(Math.max(widestZoom, zoom - 1))}
      >
        Z-
      </Button>
      <Button
        id="accessibility_zoom_plus_button"
        contentDescription="Zoom in"
        variant="text"
        enabled={zoom < nearestZoom}
        onClick={() => onZoom(Math.min(nearestZoom, zoom + 1))}
      >
        Z+
      </Button>
    </LinearLayout>
  );
}
