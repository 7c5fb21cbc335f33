import { css, Glyph, ImageButton, LinearLayout, ScrollView, TextView, useBack, View } from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import reset from '@material-symbols/svg-400/rounded/restart_alt.svg';
import type { Tile } from './tile.ts';

css`
.tile-editor { position: absolute; inset: 0; background: #1b1b1f; color: #e3e2e6; padding-top: 48px; z-index: 2; }
.tile-editor-grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px 8px; padding: 16px; }
.tile-editor-hint { padding: 16px 16px 0; }
.tile-editor-tile { display: grid; justify-items: center; gap: 8px; text-align: center; }
.tile-editor-icon { width: 56px; height: 56px; border-radius: 28px; display: grid; place-items: center; background: #2f3033; }
`;

interface TileEditorProps {
  readonly chosen: readonly Tile[];
  readonly others: readonly Tile[];
  readonly onChoose: (specs: readonly string[] | null) => void;
  readonly onDone: () => void;
}

/** Which tiles there are, and in what order: a tap takes one away, puts one of the others at the end. */
export function TileEditor({ chosen, others, onChoose, onDone }: TileEditorProps) {
  useBack(onDone);
  const specs = chosen.map(({ spec }) => spec);
  return (
    <LinearLayout orientation="vertical" class="tile-editor" id="customize_container">
      <LinearLayout align="center" padding={[4, 0]}>
        <ImageButton icon={back} contentDescription="Navigate up" onClick={onDone} />
        <TextView textAppearance="title" weight={1}>
          Edit tiles
        </TextView>
        <ImageButton icon={reset} contentDescription="Reset" onClick={() => onChoose(null)} />
      </LinearLayout>
      <ScrollView weight={1}>
        <LinearLayout orientation="vertical">
          <TextView class="tile-editor-hint" textAppearance="body-small">
            Tap a tile to remove it
          </TextView>
          <Grid
            tiles={chosen}
            what={(label) => `${label}, remove tile`}
            onClick={(spec) => onChoose(specs.filter((each) => each !== spec))}
          />
          <TextView class="tile-editor-hint" textAppearance="body-small">
            Tap a tile to add it
          </TextView>
          <Grid
            tiles={others}
            what={(label) => `${label}, add tile to end`}
            onClick={(spec) => onChoose([...specs, spec])}
          />
        </LinearLayout>
      </ScrollView>
    </LinearLayout>
  );
}

interface GridProps {
  readonly tiles: readonly Tile[];
  readonly what: (label: string) => string;
  readonly onClick: (spec: string) => void;
}

function Grid({ tiles, what, onClick }: GridProps) {
  return (
    <View class="tile-editor-grid" className="androidx.recyclerview.widget.RecyclerView">
      {tiles.map(({ spec, label, icon }) => (
        <View
          key={spec}
          class="tile-editor-tile"
          className="android.widget.LinearLayout"
          contentDescription={what(label)}
          onClick={() => onClick(spec)}
        >
          <span class="tile-editor-icon">
            <Glyph icon={icon} size={24} />
          </span>
          <TextView id="tile_label" textAppearance="label-small" lines={2}>
            {label}
          </TextView>
        </View>
      ))}
    </View>
  );
}
