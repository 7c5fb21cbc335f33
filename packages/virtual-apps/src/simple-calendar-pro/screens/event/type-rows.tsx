import { css, TextView, useLive, View } from '@androidworld/app-sdk/ui';
import label from '@material-symbols/svg-400/rounded/label.svg';
import palette from '@material-symbols/svg-400/rounded/palette.svg';
import { useState } from 'preact/hooks';
import { ColorPickerDialog } from '../../../simple-commons/color-picker-dialog.tsx';
import { brandColor, database } from '../../store/database.ts';
import { listEventTypes } from '../../store/event-types.ts';
import { cssColor } from '../../store/events.ts';
import { ColorDot } from '../color-dot.tsx';
import type { Draft } from './draft.ts';
import { EditorDivider, EditorSection } from './editor-row.tsx';
import { TypeDialog } from './type-dialog.tsx';

css`
.cal-type-row { margin-left: 148PX; height: 125PX; }
.cal-type-text { position: absolute; left: 11PX; right: 21PX; padding: 32PX 0; }
.cal-color-text { right: 152PX; }
.cal-color-dot { position: absolute; right: 42PX; top: 18PX; }
`;

export interface TypeRowsProps {
  draft: Draft;
  kind: 'event' | 'task';
  onChange: (draft: Draft) => void;
}

/** Which type it is of, and its colour where that is not the type's. */
export function TypeRows({ draft, kind, onChange }: TypeRowsProps) {
  const [asked, setAsked] = useState<'type' | 'color' | null>(null);
  const { data: types = [] } = useLive(listEventTypes, { tables: [database.tables.event_types] });
  const type = types.find(({ id }) => id === draft.typeId);
  const typeColor = type?.color ?? brandColor;
  const color = draft.color === 0 ? typeColor : draft.color;
  const close = () => setAsked(null);
  return (
    <>
      <EditorSection imageId={`${kind}_type_image`} icon={label} imageHeight={125}>
        <View
          id={`${kind}_type_holder`}
          className="android.widget.RelativeLayout"
          class="cal-type-row"
          onClick={() => setAsked('type')}
        >
          <TextView id={`${kind}_type`} class="cal-editor-text cal-type-text">
            {type?.title ?? ''}
          </TextView>
        </View>
      </EditorSection>
      <EditorDivider id={`${kind}_type_divider`} />
      <EditorSection imageId={`${kind}_color_image`} icon={palette} imageHeight={125}>
        <View
          id={`${kind}_color_holder`}
          className="android.widget.RelativeLayout"
          class="cal-type-row"
          onClick={() => setAsked('color')}
        >
          <TextView id={`${kind}_color_text`} class="cal-editor-text cal-type-text cal-color-text">
            {kind === 'task' ? 'Task color' : 'Event color'}
          </TextView>
          <div class="cal-color-dot">
            <ColorDot id={`${kind}_color`} color={cssColor(color)} size="89PX" />
          </div>
        </View>
      </EditorSection>
      <EditorDivider id={`${kind}_color_divider`} />
      {asked === 'type' && (
        <TypeDialog typeId={draft.typeId} onPick={(typeId) => onChange({ ...draft, typeId })} onClose={close} />
      )}
      {asked === 'color' && (
        <ColorPickerDialog
          color={color}
          onPick={(picked) => onChange({ ...draft, color: picked === typeColor ? 0 : picked })}
          onDefault={() => onChange({ ...draft, color: 0 })}
          onClose={close}
        />
      )}
    </>
  );
}
