import { DateFormat } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  LinearLayout,
  type MenuItem,
  phoneNow,
  phoneTime,
  ScrollView,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  useDocumentPicker,
  useLifecycle,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import confirm from '@material-symbols/svg-400/rounded/check.svg';
import clear from '@material-symbols/svg-400/rounded/close.svg';
import diskette from '@material-symbols/svg-400/rounded/save.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ColorPickerDialog } from '../../simple-commons/color-picker-dialog.tsx';
import { hexOf } from '../../simple-commons/hsv.ts';
import { pathOf } from '../../simple-commons/path-of.ts';
import { contextOf, encodePicture, type Picture } from '../../simple-commons/picture.ts';
import { UnsavedDialog } from '../../simple-commons/unsaved-dialog.tsx';
import { type Extension, extensionOf, SaveAsDialog } from '../dialogs/save-as-dialog.tsx';
import { add, canUndo, emptyDrawing, type Point, redo, type Step, undo, visibleSteps } from '../drawing/drawing.ts';
import { writeSvg } from '../drawing/svg.ts';
import { activities, packageName } from '../package-name.ts';
import type { DrawPreferences } from '../store/preferences.ts';
import { BrushSize, smallestBrush } from './brush-size.tsx';
import { MyCanvas } from './my-canvas.tsx';
import { picturesOf, readDrawing } from './open-drawing.ts';
import type { Tool } from './tool.ts';
import { ToolIcons } from './tool-icons.tsx';
import { useSavedDrawing } from './use-saved-drawing.ts';

css`
.draw-holder { position: relative; height: 100%; }
.draw-holder.draw-on-light { --ink: #444444; }
.draw-holder.draw-on-dark { --ink: #ffffff; }
`;

const types: Readonly<Record<Extension, string>> = { png: 'image/png', svg: 'image/svg+xml', jpg: 'image/jpg' };
const jpegQuality = 0.7;
const resultOk = -1;

/** So soon after it was asked what becomes of the strokes, BACK leaves without asking again. */
const promptMs = 1000;

type Dialog = 'save' | 'unsaved' | 'brush-color' | 'canvas-color';

interface CanvasScreenProps {
  stored: DrawPreferences;
  change: (changes: Partial<DrawPreferences>) => Promise<void>;
}

/** MainActivity: the canvas with its tools, and what becomes of the drawing. */
export function CanvasScreen({ stored, change }: CanvasScreenProps) {
  const api = useApi();
  const picker = useDocumentPicker();
  const { intent, intentSerial, finish, setResult } = useActivity();
  const { zone } = usePhoneClock();
  const [drawing, setDrawing] = useSavedDrawing();
  const [saved, setSaved] = useState(emptyDrawing);
  const [tool, setTool] = useState<Tool>('brush');
  const [brush, setBrush] = useState({ color: stored.brushColor, size: stored.brushSize });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [extension, setExtension] = useState(extensionOf(stored.lastExtension));
  const [name, setName] = useState<string | null>(null);
  const picture = useRef<Picture | null>(null);
  const promptedAt = useRef(Number.NEGATIVE_INFINITY);
  const [color, background] = [`#${hexOf(brush.color)}`, `#${hexOf(stored.canvasColor)}`];
  const output = intent.extras?.output;
  const close = () => setDialog(null);
  useLifecycle({ onPause: () => void change({ brushColor: brush.color, brushSize: brush.size }) });

  const open = async (bytes: Uint8Array) => {
    const opened = await readDrawing(bytes);
    if (opened === undefined) return await api.toast('Invalid file format');
    if (opened.kind === 'picture') {
      setDrawing((before) => add(before, opened));
      return setExtension('jpg');
    }
    setDrawing(opened.strokes.reduce(add, emptyDrawing));
    setExtension('svg');
    await change({ canvasColor: Number.parseInt(opened.background.slice(1), 16) | 0xff000000 });
  };
  useEffect(() => {
    const [first] = picturesOf(intent);
    if (first === undefined) return;
    void pathOf(api, first)
      .then((path) => api.files.read(path))
      .then(open)
      .catch(() => api.toast('An error occurred'));
  }, [intentSerial]);

  const encoded = (kind: Extension): Uint8Array | string => {
    if (picture.current === null) return '';
    if (kind !== 'svg') return encodePicture(picture.current, kind, jpegQuality);
    const strokes = visibleSteps(drawing).filter((step) => step.kind === 'stroke');
    return writeSvg({ width: picture.current.width, height: picture.current.height, background, strokes });
  };
  const save = async (fileName: string, kind: Extension) => {
    close();
    setName(fileName);
    setExtension(kind);
    await change({ lastExtension: kind });
    const document = await picker.createDocument({ type: types[kind], name: `${fileName}.${kind}` });
    if (document === null) return;
    await document.write(encoded(kind));
    setSaved(drawing);
    if (kind === 'svg') await api.toast('File saved successfully');
  };
  const confirmResult = async () => {
    if (typeof output !== 'string') return setDialog('save');
    await api.files.write(await pathOf(api, output), encoded('png'));
    await setResult(resultOk, null);
    await finish();
  };
  const shareDrawing = async () => {
    const folder = `${api.dataDir}/cache/images`;
    await api.files.mkdir(folder);
    await api.files.write(`${folder}/simple-draw.png`, encoded('png'));
    await api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'image/png',
      extras: { 'android.intent.extra.STREAM': `file://${folder}/simple-draw.png` },
    });
  };
  const openFile = async () => {
    const document = await picker.getContent(['image/*']);
    if (document !== null) await open(await document.read());
  };
  const leave = () => {
    const isPromptNew = phoneTime.uptime() - promptedAt.current < promptMs;
    const isUnchanged = drawing.done === saved.done || drawing.done.length === 0;
    if (isUnchanged || isPromptNew) return void finish();
    promptedAt.current = phoneTime.uptime();
    setDialog('unsaved');
  };
  useBack(leave);

  const push = (step: Step) => setDrawing((before) => add(before, step));
  const touchPoint = (point: Point) => {
    if (tool === 'fill') return push({ kind: 'fill', color, at: point });
    if (picture.current === null) return;
    const [red = 0, green = 0, blue = 0] = contextOf(picture.current).getImageData(point.x, point.y, 1, 1).data;
    setBrush({ ...brush, color: (red << 16) | (green << 8) | blue | 0xff000000 });
    setTool('brush');
  };
  const wanted = output === undefined;
  const menu: readonly MenuItem[] = [
    {
      id: wanted ? 'menu_save' : 'menu_confirm',
      title: 'Save',
      icon: wanted ? diskette : confirm,
      showAsAction: 'always',
      onClick: () => void confirmResult(),
    },
    {
      id: 'clear',
      title: 'Clear',
      icon: clear,
      showAsAction: 'always',
      onClick: () => {
        if (visibleSteps(drawing).length > 0) push({ kind: 'clear' });
        setExtension('png');
      },
    },
    {
      id: 'menu_share',
      title: 'Share',
      icon: share,
      showAsAction: 'always',
      visible: wanted,
      onClick: () => void shareDrawing(),
    },
    {
      id: 'open_file',
      title: 'Open file',
      visible: intent.action !== 'android.intent.action.EDIT',
      onClick: () => void openFile(),
    },
    { id: 'change_background', title: 'Change background color', onClick: () => setDialog('canvas-color') },
    // There is no print service.
    { id: 'menu_print', title: 'Print', onClick: () => void api.toast('No app found for this action') },
    ...(['Settings', 'About'] as const).map((title): MenuItem => {
      const className = title === 'Settings' ? activities.settings : activities.about;
      const start = () => void api.startActivity({ component: { packageName, className } });
      return { id: title.toLowerCase(), title, onClick: start };
    }),
  ];
  return (
    <LinearLayout
      id="main_coordinator"
      className="android.view.ViewGroup"
      orientation="vertical"
      align="stretch"
      weight={1}
    >
      <Toolbar id="main_toolbar" title="" menu={menu} />
      <ScrollView id="main_scrollview" weight={1}>
        <FrameLayout
          id="main_holder"
          className="android.widget.RelativeLayout"
          class={isLight(stored.canvasColor) ? 'draw-holder draw-on-light' : 'draw-holder draw-on-dark'}
        >
          <MyCanvas
            drawing={drawing}
            background={background}
            brush={
              tool === 'brush' || tool === 'eraser'
                ? { color: tool === 'eraser' ? null : color, width: Math.max(smallestBrush, brush.size) }
                : null
            }
            zoomable={stored.allowZooming}
            onStroke={push}
            onPoint={touchPoint}
            picture={picture}
          />
          <ToolIcons
            tool={tool}
            onTool={setTool}
            color={color}
            onColor={() => setDialog('brush-color')}
            onUndo={canUndo(drawing) ? () => setDrawing(undo) : undefined}
            onRedo={drawing.undone.length > 0 ? () => setDrawing(redo) : undefined}
          />
          {stored.showBrushSize && (tool === 'brush' || tool === 'eraser') && (
            <BrushSize
              size={brush.size}
              color={tool === 'eraser' ? background : color}
              onSize={(size) => setBrush({ ...brush, size })}
            />
          )}
        </FrameLayout>
      </ScrollView>
      {dialog === 'save' && (
        <SaveAsDialog
          name={name ?? `image_${DateFormat.format('yyyy_MM_dd_HH_mm_ss', phoneNow(), zone)}`}
          extension={extension}
          onSave={(fileName, kind) => void save(fileName, kind)}
          onClose={close}
        />
      )}
      {dialog === 'unsaved' && (
        <UnsavedDialog onSave={() => void confirmResult()} onDiscard={() => void finish()} onClose={close} />
      )}
      {dialog === 'brush-color' && (
        <ColorPickerDialog
          color={brush.color}
          onPick={(picked) => {
            setBrush({ ...brush, color: picked });
            if (tool === 'eraser' || tool === 'eyedropper') setTool('brush');
          }}
          onClose={close}
        />
      )}
      {dialog === 'canvas-color' && (
        <ColorPickerDialog
          color={stored.canvasColor}
          onPick={(canvasColor) => {
            setExtension('png');
            if (tool === 'eyedropper') setTool('brush');
            void change({ canvasColor });
          }}
          onClose={close}
        />
      )}
    </LinearLayout>
  );
}

/** Whether dark icons are read better on it (luminance after ITU-R BT.601, as the app reckons). */
function isLight(color: number): boolean {
  const [red, green, blue] = [(color >> 16) & 255, (color >> 8) & 255, color & 255];
  return (red * 299 + green * 587 + blue * 114) / 1000 >= 149;
}
