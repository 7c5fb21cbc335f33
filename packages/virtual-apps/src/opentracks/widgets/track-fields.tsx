import { css, EditText, LinearLayout } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { activityTypes, typeByText } from '../activity-types.ts';
import { ActivityIcon } from './activity-icon.tsx';
import { ActivityTypeDialog } from './activity-type-dialog.tsx';
import { TypeSuggestions } from './type-suggestions.tsx';

css`
.track-fields { padding: 16px; gap: 12px; }
.track-fields-type { gap: 8px; position: relative; }
.track-fields-type .icon { flex-shrink: 0; padding: 8px; box-sizing: border-box; }
`;

/** What a person says of a track. */
export interface TrackFieldsValue {
  readonly name: string;
  readonly category: string;
  readonly description: string;
}

interface TrackFieldsProps {
  value: TrackFieldsValue;
  onChange: (value: TrackFieldsValue) => void;
}

/** Name, activity type and description of a track. */
export function TrackFields({ value, onChange }: TrackFieldsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const change = (changes: Partial<TrackFieldsValue>) => onChange({ ...value, ...changes });
  return (
    <LinearLayout orientation="vertical" align="stretch" class="track-fields">
      <EditText
        id="track_edit_name"
        variant="outlined"
        hint="Name"
        value={value.name}
        onChange={(name) => change({ name })}
      />
      <LinearLayout class="track-fields-type">
        <EditText
          id="track_edit_activity_type"
          className="android.widget.AutoCompleteTextView"
          variant="outlined"
          hint="Activity type"
          weight={1}
          value={value.category}
          onChange={(category) => {
            setTyping(true);
            change({ category });
          }}
          onFocusChange={(focused) => !focused && setTyping(false)}
          onImeAction={() => setTyping(false)}
        />
        <ActivityIcon
          id="track_edit_activity_type_icon"
          name={typeByText(value.category).icon}
          size={48}
          onClick={() => setChoosing(true)}
        />
      </LinearLayout>
      {isTyping && (
        <TypeSuggestions
          typed={value.category}
          onPick={(category) => {
            setTyping(false);
            change({ category });
          }}
        />
      )}
      <EditText
        id="track_edit_description"
        variant="outlined"
        hint="Description"
        multiline
        value={value.description}
        onChange={(description) => change({ description })}
      />
      {isChoosing && (
        <ActivityTypeDialog onPick={(category) => change({ category })} onClose={() => setChoosing(false)} />
      )}
    </LinearLayout>
  );
}

/** What the fields become in the database. */
export function columnsOf({ name, category, description }: TrackFieldsValue) {
  const type = activityTypes.find(({ text }) => text === category);
  return { name, description, category, activityType: type?.id ?? 'unknown' };
}
