import { css, Icon, LinearLayout, ScrollView, SeekBar, TextView, View } from '@androidworld/app-sdk/ui';
import aspect from '@material-symbols/svg-400/rounded/aspect_ratio.svg';
import cropIcon from '@material-symbols/svg-400/rounded/crop_rotate.svg';
import brush from '@material-symbols/svg-400/rounded/edit.svg';
import filterIcon from '@material-symbols/svg-400/rounded/filter_vintage.svg';
import flipIcon from '@material-symbols/svg-400/rounded/flip.svg';
import resizeIcon from '@material-symbols/svg-400/rounded/photo_size_select_large.svg';
import turnIcon from '@material-symbols/svg-400/rounded/rotate_90_degrees_cw.svg';
import undo from '@material-symbols/svg-400/rounded/undo.svg';
import { useState } from 'preact/hooks';
import { ColorPickerDialog } from '../../../simple-commons/color-picker-dialog.tsx';
import type { Picture } from '../../../simple-commons/picture.ts';
import { CanvasView } from './canvas-view.tsx';
import { aspectRatios } from './crop-rect.ts';
import { looks } from './filters.ts';
import { ResizeDialog } from './resize-dialog.tsx';
import { flip, resize, turn } from './retouch.ts';

css`
.editor-bar { justify-content: space-around; min-height: 64px; background: var(--surface); }
.editor-button { padding: 12px; flex: none; }
.editor-button.on { color: var(--primary); }
.editor-looks { display: flex; gap: 8px; padding: 8px; }
.editor-look { width: 76px; flex: none; align-items: center; gap: 4px; }
.editor-look .editor-picture { width: 76px; height: 76px; object-fit: cover; }
.editor-look.on { color: var(--primary); }
.editor-ratio { padding: 12px; }
.editor-ratio.on { color: var(--primary); }
.editor-color { width: 24px; height: 24px; border-radius: 50%; }
`;

/** What the bottom bar is open for. */
export type Mode = 'none' | 'filter' | 'transform' | 'draw';

interface Pen {
  readonly color: string;
  /** Pixels of the picture. */
  readonly width: number;
}

interface EditorBarsProps {
  picture: Picture;
  mode: Mode;
  onMode: (mode: Mode) => void;
  look: number;
  onLook: (look: number) => void;
  ratio: number;
  onRatio: (ratio: number) => void;
  pen: Pen;
  onPen: (pen: Pen) => void;
  onUndo: () => void;
  /** The picture is to become another one. */
  onChange: (change: (picture: Picture) => Picture) => void;
}

const modes = [
  { mode: 'filter', id: 'bottom_primary_filter', label: 'Filter', icon: filterIcon },
  { mode: 'transform', id: 'bottom_primary_crop_rotate', label: 'Transform', icon: cropIcon },
  { mode: 'draw', id: 'bottom_primary_draw', label: 'Draw', icon: brush },
] as const;

/** The bars below the picture: what can be done, and above it how. */
export function EditorBars(props: EditorBarsProps) {
  const { mode, onMode } = props;
  return (
    <>
      {mode === 'filter' && <FilterBar {...props} />}
      {mode === 'transform' && <TransformBar {...props} />}
      {mode === 'draw' && <DrawBar {...props} />}
      <LinearLayout id="bottom_editor_primary_actions" class="editor-bar">
        {modes.map(({ mode: each, id, label, icon }) => (
          <Icon
            key={id}
            id={id}
            icon={icon}
            size={48}
            contentDescription={label}
            class={each === mode ? 'editor-button on' : 'editor-button'}
            onClick={() => onMode(each)}
          />
        ))}
      </LinearLayout>
    </>
  );
}

function FilterBar({ picture, look, onLook }: EditorBarsProps) {
  return (
    <ScrollView id="bottom_actions_filter_list" className="androidx.recyclerview.widget.RecyclerView" horizontal>
      <div class="editor-looks">
        {looks.map(({ name, filter }, index) => (
          <LinearLayout
            key={name}
            id="editor_filter_item"
            orientation="vertical"
            class={index === look ? 'editor-look on' : 'editor-look'}
            onClick={() => onLook(index)}
          >
            <View id="editor_filter_item_thumbnail" className="android.widget.ImageView">
              <CanvasView picture={picture} filter={filter} />
            </View>
            <TextView id="editor_filter_item_label">{name}</TextView>
          </LinearLayout>
        ))}
      </div>
    </ScrollView>
  );
}

function TransformBar({ picture, ratio, onRatio, onChange }: EditorBarsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isResizing, setResizing] = useState(false);
  const buttons = [
    { id: 'bottom_rotate', label: 'Rotate', icon: turnIcon, act: () => onChange((from) => turn(from, 1)) },
    { id: 'bottom_resize', label: 'Resize', icon: resizeIcon, act: () => setResizing(true) },
    { id: 'bottom_aspect_ratio', label: 'Crop', icon: aspect, act: () => setChoosing(!isChoosing) },
    {
      id: 'bottom_flip_horizontally',
      label: 'Flip horizontally',
      icon: flipIcon,
      act: () => onChange((from) => flip(from, 'horizontal')),
    },
    {
      id: 'bottom_flip_vertically',
      label: 'Flip vertically',
      icon: flipIcon,
      turned: true,
      act: () => onChange((from) => flip(from, 'vertical')),
    },
  ];
  return (
    <>
      {isChoosing && (
        <LinearLayout id="bottom_aspect_ratios" class="editor-bar">
          {aspectRatios.map((each) => (
            <TextView
              key={each.name}
              class={each.ratio === ratio ? 'editor-ratio on' : 'editor-ratio'}
              onClick={() => onRatio(each.ratio)}
            >
              {each.name}
            </TextView>
          ))}
        </LinearLayout>
      )}
      <LinearLayout id="bottom_editor_crop_rotate_actions" class="editor-bar">
        {buttons.map(({ id, label, icon, act, turned }) => (
          <Icon
            key={id}
            id={id}
            icon={icon}
            size={48}
            contentDescription={label}
            class="editor-button"
            style={turned ? { transform: 'rotate(90deg)' } : {}}
            onClick={act}
          />
        ))}
      </LinearLayout>
      {isResizing && (
        <ResizeDialog
          size={picture}
          onResize={(width, height) => onChange((from) => resize(from, width, height))}
          onClose={() => setResizing(false)}
        />
      )}
    </>
  );
}

function DrawBar({ pen, onPen, onUndo }: EditorBarsProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <LinearLayout id="bottom_editor_draw_actions" class="editor-bar">
        <SeekBar
          id="bottom_draw_width"
          weight={1}
          value={pen.width}
          min={4}
          max={120}
          onChange={(width) => onPen({ ...pen, width })}
        />
        <View
          id="bottom_draw_color_clickable"
          className="android.widget.ImageView"
          contentDescription="Change color"
          class="editor-button"
          onClick={() => setPicking(true)}
        >
          <div class="editor-color" style={{ background: pen.color }} />
        </View>
        <Icon
          id="bottom_draw_undo"
          icon={undo}
          size={48}
          contentDescription="Undo"
          class="editor-button"
          onClick={onUndo}
        />
      </LinearLayout>
      {isPicking && (
        <ColorPickerDialog
          color={Number.parseInt(pen.color.slice(1), 16)}
          onPick={(color) => onPen({ ...pen, color: `#${(color & 0xffffff).toString(16).padStart(6, '0')}` })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
