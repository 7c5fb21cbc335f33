import { AlertDialog, css, LinearLayout, View } from '@androidworld/app-sdk/ui';
import { offeredTypes } from '../activity-types.ts';
import { ActivityIcon } from './activity-icon.tsx';

css`
.activity-types { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; padding-bottom: 8px; }
.activity-types > .view { height: 56px; display: grid; place-items: center; }
`;

/** Offers activity types by their icons. */
export function ActivityTypeDialog({ onPick, onClose }: { onPick: (text: string) => void; onClose: () => void }) {
  return (
    <AlertDialog title="Activity type" onDismiss={onClose}>
      <View id="choose_activity_type_grid_view" className="android.widget.GridView" class="activity-types">
        {offeredTypes.map(({ text, icon }) => (
          <LinearLayout
            key={text}
            onClick={() => {
              onClose();
              onPick(text);
            }}
          >
            <ActivityIcon name={icon} size={40} />
          </LinearLayout>
        ))}
      </View>
    </AlertDialog>
  );
}
