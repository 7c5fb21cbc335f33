import { DateUtils } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  Icon,
  ImageButton,
  LinearLayout,
  ListItem,
  RecyclerView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import callIcon from '@material-symbols/svg-400/rounded/call.svg';
import copy from '@material-symbols/svg-400/rounded/content_copy.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import edit from '@material-symbols/svg-400/rounded/edit.svg';
import { formatNumber } from '../../telephony/format-number.ts';
import { callIdsExtra } from '../call-details.ts';
import { callKindLooks } from '../call-kinds.ts';
import { durationText } from '../call-text.ts';
import { callNumber, copyNumber, dialNumber } from '../reach-number.ts';
import { deleteCalls, type LoggedCall, readCalls } from '../store.ts';
import { ContactBadge } from './contact-badge.tsx';

css`
.call-details-head { min-height: 72px; padding: 8px 4px 8px 16px; gap: 16px; }
.call-details-entry { min-height: 64px; padding: 8px 16px; gap: 32px; }
.call-details-actions { border-top: 1px solid var(--outline-variant); }
`;

/** Each call of a row of the log: when, which way and how long. */
export function CallDetails() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const ids = String(intent.extras?.[callIdsExtra] ?? '')
    .split(',')
    .map(Number);
  const calls = useLive((phone) => readCalls(phone, ids), { uris: ['content://call_log'], packages: [] });
  if (calls.error !== undefined) throw calls.error;
  const first = calls.data?.[0];
  const remove = async () => {
    await deleteCalls(api, ids);
    await finish();
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title="Call details"
        onUp={() => void finish()}
        menu={[
          {
            icon: trash,
            title: 'Delete',
            id: 'call_detail_delete_menu_item',
            showAsAction: 'always',
            onClick: () => void remove(),
          },
        ]}
      />
      {first === undefined ? <FrameLayout weight={1} /> : <Entries caller={first} calls={calls.data ?? []} />}
    </LinearLayout>
  );
}

function Entries({ caller, calls }: { caller: LoggedCall; calls: readonly LoggedCall[] }) {
  const api = useApi();
  const number = formatNumber(caller.number);
  const name = caller.name ?? (number || 'Unknown');
  return (
    <>
      <LinearLayout class="call-details-head">
        <ContactBadge name={name} photo={caller.photo} />
        <LinearLayout orientation="vertical" weight={1}>
          <TextView id="contact_name" textAppearance="body-large" lines={1}>
            {name}
          </TextView>
          {caller.name !== null && (
            <TextView id="phone_number" color="muted" lines={1}>
              {`${caller.label} ${number}`}
            </TextView>
          )}
        </LinearLayout>
        {number !== '' && (
          <ImageButton
            id="call_back_button"
            className="android.widget.ImageView"
            icon={callIcon}
            contentDescription="Call"
            onClick={() => void callNumber(api, caller.number)}
          />
        )}
      </LinearLayout>
      <RecyclerView
        id="recycler_view"
        items={calls}
        itemKey={({ id }) => id}
        renderItem={(call) => <Entry call={call} />}
      />
      {number !== '' && (
        <LinearLayout orientation="vertical" class="call-details-actions">
          <ListItem
            id="call_detail_action_copy"
            icon={copy}
            title="Copy number"
            onClick={() => void copyNumber(api, caller.number)}
          />
          <ListItem
            id="call_detail_action_edit_before_call"
            icon={edit}
            title="Edit number before call"
            onClick={() => void dialNumber(api, caller.number)}
          />
        </LinearLayout>
      )}
    </>
  );
}

function Entry({ call }: { call: LoggedCall }) {
  const clock = usePhoneClock();
  const { icon, text } = callKindLooks[call.kind];
  const when = { showTime: true, showDate: true, showWeekday: true, showYear: true };
  const hasTalk = call.kind === 'incoming' || call.kind === 'outgoing';
  return (
    <LinearLayout class="call-details-entry">
      <Icon
        id="call_direction"
        icon={icon}
        color={call.kind === 'missed' ? 'var(--error)' : 'var(--on-surface-variant)'}
      />
      <LinearLayout orientation="vertical" weight={1}>
        <TextView id="call_type">{text}</TextView>
        <TextView id="call_time" color="muted">
          {DateUtils.formatDateTime(call.dateMs, when, clock)}
        </TextView>
      </LinearLayout>
      {hasTalk && (
        <TextView id="call_duration" color="muted">
          {durationText(call.durationS)}
        </TextView>
      )}
    </LinearLayout>
  );
}
