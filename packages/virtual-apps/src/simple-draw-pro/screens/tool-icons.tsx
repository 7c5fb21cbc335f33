import { css, Icon, type IconSource, LinearLayout, useApi, View } from '@androidworld/app-sdk/ui';
import eyedropper from '@material-symbols/svg-400/rounded/colorize.svg';
import fill from '@material-symbols/svg-400/rounded/format_color_fill.svg';
import eraser from '@material-symbols/svg-400/rounded/ink_eraser.svg';
import redo from '@material-symbols/svg-400/rounded/redo.svg';
import undo from '@material-symbols/svg-400/rounded/undo.svg';
import type { Tool } from './tool.ts';

css`
.draw-tool { width: 48px; height: 48px; flex: none; display: grid; place-items: center; color: var(--ink); }
.draw-tool-on { color: var(--primary); }
.draw-color { width: 32px; height: 32px; border-radius: 50%; border: 1px solid var(--ink); box-sizing: border-box; }
.view.draw-tools { position: absolute; top: 0; right: 0; align-items: flex-start; }
`;

interface ToolIconsProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** `#rrggbb` of the brush. */
  color: string;
  onColor: () => void;
  /** Undefined where there is nothing to take back or to do again. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/** Over the canvas, at its upper right corner. A second tap puts a tool away. */
export function ToolIcons({ tool, onTool, color, onColor, onUndo, onRedo }: ToolIconsProps) {
  const toggle = (wanted: Tool) => () => onTool(tool === wanted ? 'brush' : wanted);
  return (
    <LinearLayout class="draw-tools" align="start">
      {onRedo !== undefined && <ToolIcon id="redo" name="Redo" icon={redo} onClick={onRedo} />}
      <ToolIcon id="bucket_fill" name="Bucket fill" icon={fill} on={tool === 'fill'} onClick={toggle('fill')} />
      <ToolIcon id="eraser" name="Eraser" icon={eraser} on={tool === 'eraser'} onClick={toggle('eraser')} />
      <ToolIcon
        id="eye_dropper"
        name="Eyedropper"
        icon={eyedropper}
        on={tool === 'eyedropper'}
        onClick={toggle('eyedropper')}
      />
      <LinearLayout orientation="vertical">
        <View
          id="color_picker"
          className="android.widget.ImageView"
          contentDescription="Change color"
          class="draw-tool"
          onClick={onColor}
        >
          <i class="draw-color" style={{ background: color }} />
        </View>
        {onUndo !== undefined && <ToolIcon id="undo" name="Undo" icon={undo} onClick={onUndo} />}
      </LinearLayout>
    </LinearLayout>
  );
}

interface ToolIconProps {
  id: string;
  name: string;
  icon: IconSource;
  on?: boolean;
  onClick: () => void;
}

/** Held, it tells its name. */
function ToolIcon({ id, name, icon, on = false, onClick }: ToolIconProps) {
  const api = useApi();
  return (
    <View
      id={id}
      className="android.widget.ImageView"
      contentDescription={name}
      class={on ? 'draw-tool draw-tool-on' : 'draw-tool'}
      onClick={onClick}
      onLongClick={() => void api.toast(name)}
    >
      <Icon icon={icon} size={24} />
    </View>
  );
}
