import { css, FrameLayout, LinearLayout, ProgressBar, Toolbar, useActivity, useApi } from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import save from '@material-symbols/svg-400/rounded/check.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../../../simple-commons/path-of.ts';
import { encodePicture, type Picture, readPicture } from '../../../simple-commons/picture.ts';
import { folderOf } from '../../store/media.ts';
import { shareMedia, uriOf } from '../../widgets/share-media.ts';
import { CanvasView } from './canvas-view.tsx';
import { CropFrame } from './crop-frame.tsx';
import { fittingCrop } from './crop-rect.ts';
import { DrawingBoard } from './drawing-board.tsx';
import { EditorBars, type Mode } from './editor-bars.tsx';
import { looks } from './filters.ts';
import { applyFilter, crop, drawStrokes, type Rect, type Stroke } from './retouch.ts';
import { numberedName, SaveAsDialog } from './save-as-dialog.tsx';

css`
.editor { position: relative; flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.editor-stage { flex: 1; min-height: 0; margin: 16px; display: flex; align-items: center; justify-content: center; container-type: size; }
.editor-frame { position: relative; flex: none; width: min(100cqw, 100cqh * var(--shape)); aspect-ratio: var(--shape); }
.editor-picture { display: block; width: 100%; height: 100%; }
`;

/** EditActivity: a picture is given another look, cut, turned or drawn upon, and saved as a file of its own. */
export function EditorScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [path, setPath] = useState('');
  const [picture, setPicture] = useState<Picture>();
  const [mode, setMode] = useState<Mode>('none');
  const [look, setLook] = useState(0);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [pen, setPen] = useState({ color: '#d32f2f', width: 24 });
  const [frame, setFrame] = useState<{ rect: Rect; ratio: number } | null>(null);
  const [saveAs, setSaveAs] = useState<string | null>(null);
  useEffect(() => {
    const open = async () => {
      const found = await pathOf(api, intent.data ?? '');
      setPath(found);
      setPicture(await readPicture(await api.files.read(found)));
    };
    void open().catch(async () => {
      await api.toast('An error occurred');
      await finish();
    });
  }, [intent.data]);
  const filter = looks[look]?.filter ?? 'none';

  /** The picture with all that was done to it. */
  const finished = (from: Picture): Picture => {
    const drawn = drawStrokes(applyFilter(from, filter), strokes);
    return frame === null ? drawn : crop(drawn, frame.rect);
  };
  /** What was done becomes part of the picture, so that what follows starts from it. */
  const settle = (change: (from: Picture) => Picture = (from) => from) => {
    if (picture === undefined) return;
    const next = change(finished(picture));
    setPicture(next);
    setLook(0);
    setStrokes([]);
    setFrame(mode === 'transform' ? { rect: fittingCrop(next, 0), ratio: 0 } : null);
  };
  const select = (wanted: Mode) => {
    if (picture === undefined) return;
    const next = wanted === mode ? 'none' : wanted;
    const from = finished(picture);
    setPicture(from);
    setLook(0);
    setStrokes([]);
    setFrame(next === 'transform' ? { rect: fittingCrop(from, 0), ratio: 0 } : null);
    setMode(next);
  };
  const askWhere = async () => {
    const taken = new Set((await api.files.list(folderOf(path)).catch(() => [])).map((file) => file.path));
    setSaveAs(numberedName(path, taken));
  };
  return (
    <FrameLayout id="edit_coordinator" className="android.view.ViewGroup" class="editor">
      <Toolbar
        id="editor_toolbar"
        title=""
        navigation={{ icon: back, onClick: () => void finish() }}
        menu={[
          { id: 'save_as', title: 'Save as', icon: save, showAsAction: 'always', onClick: () => void askWhere() },
          {
            id: 'edit',
            title: 'Edit with',
            icon: edit,
            showAsAction: 'ifRoom',
            onClick: () =>
              void api.startChooser(
                { action: 'android.intent.action.EDIT', data: uriOf({ path }), type: 'image/*' },
                'Edit with',
              ),
          },
          {
            id: 'share',
            title: 'Share',
            icon: share,
            showAsAction: 'ifRoom',
            onClick: () => void shareMedia(api, [{ path }]),
          },
        ]}
      />
      <FrameLayout class="editor-stage">
        {picture === undefined ? (
          <ProgressBar />
        ) : (
          <FrameLayout
            id="default_image_view"
            className="android.widget.ImageView"
            class="editor-frame"
            style={{ '--shape': String(picture.width / picture.height) }}
          >
            <CanvasView picture={picture} filter={filter} />
            {mode === 'transform' && frame !== null && (
              <CropFrame picture={picture} {...frame} onChange={(rect) => setFrame({ ...frame, rect })} />
            )}
            {mode === 'draw' && (
              <DrawingBoard
                picture={picture}
                strokes={strokes}
                {...pen}
                onStroke={(stroke) => setStrokes((before) => [...before, stroke])}
              />
            )}
          </FrameLayout>
        )}
      </FrameLayout>
      {picture !== undefined && (
        <LinearLayout id="editor_bars" orientation="vertical" align="stretch">
          <EditorBars
            picture={picture}
            mode={mode}
            onMode={select}
            look={look}
            onLook={setLook}
            ratio={frame?.ratio ?? 0}
            onRatio={(ratio) => setFrame({ rect: fittingCrop(picture, ratio), ratio })}
            pen={pen}
            onPen={setPen}
            onUndo={() => setStrokes(strokes.slice(0, -1))}
            onChange={settle}
          />
        </LinearLayout>
      )}
      {saveAs !== null && picture !== undefined && (
        <SaveAsDialog
          path={saveAs}
          onSave={async (target, extension) => {
            await api.files.write(target, encodePicture(finished(picture), extension));
            await finish();
          }}
          onClose={() => setSaveAs(null)}
        />
      )}
    </FrameLayout>
  );
}
