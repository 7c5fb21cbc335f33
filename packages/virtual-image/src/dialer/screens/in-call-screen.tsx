import { DateUtils } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useAsync,
  useNow,
  usePhoneEvent,
  useSystemBars,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';
import { formatNumber } from '../../telephony/format-number.ts';
import type { Call } from '../notify-call.ts';
import { lookUp } from '../store.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { CallControls } from './call-controls.tsx';

css`
.in-call { background: linear-gradient(#20335c, #0d1526); color: #fff; padding-top: var(--inset-top); padding-bottom: var(--inset-bottom); }
.in-call-head { padding: 40px 24px 0; align-items: center; }
.in-call-caller { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; flex-direction: column; }
@media (orientation: landscape) {
  .view.in-call-present { flex-direction: row; align-items: center; }
  .in-call-caller { align-self: stretch; }
  .in-call-head { padding-top: 24px; }
}
.in-call-name { font-size: 2.25rem; }
`;

/** Above the name while nobody talks. */
const states = { dialing: 'Calling…', ringing: 'Call from', holding: 'On hold', active: '' } as const;

/** In a text that reads otherwise, too (`BidiFormatter.unicodeWrap`). */
function leftToRight(number: string): string {
  return `\u202a${number}\u202c`;
}

/** The screen of the present call; gone with it. */
export function InCallScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const call = useAsync(() => api.telephony.call(), []);
  usePhoneEvent('call', call.reload);
  const isOver = call.data === null;
  useEffect(() => {
    if (isOver) void finish();
  }, [isOver]);
  useSystemBars({ edgeToEdge: true, icons: 'light' });
  if (call.error !== undefined) throw call.error;
  return (
    <FrameLayout weight={1} class="in-call" style={{ display: 'flex', flexDirection: 'column' }}>
      {call.data && <Present call={call.data} />}
    </FrameLayout>
  );
}

function Present({ call }: { call: Call }) {
  const api = useApi();
  const caller = useAsync(() => lookUp(api, call.number), [call.number]);
  const now = useNow({ everyMs: 1000 });
  const [tones, setTones] = useState<string | null>(null);
  const number = formatNumber(call.number);
  const name = caller.data?.name ?? (number === '' ? 'Unknown' : leftToRight(number));
  const isTalk = call.state === 'active';
  return (
    <LinearLayout orientation="vertical" weight={1} class="in-call-present">
      <div class="in-call-caller">
        <LinearLayout orientation="vertical" class="in-call-head" gap={8} align="center">
          {!isTalk && (
            <TextView id="contactgrid_status_text" textAppearance="body-large">
              {states[call.state]}
            </TextView>
          )}
          <TextView id="contactgrid_contact_name" class="in-call-name" align="center" lines={2}>
            {name}
          </TextView>
          {isTalk ? (
            <TextView id="contactgrid_bottom_timer" className="android.widget.Chronometer" textAppearance="body-large">
              {DateUtils.formatElapsedTime(Math.max(0, (now - call.sinceMs) / 1000))}
            </TextView>
          ) : (
            caller.data?.name && (
              <TextView id="contactgrid_bottom_text" textAppearance="body-large">
                {`${caller.data.label} ${leftToRight(number)}`}
              </TextView>
            )
          )}
        </LinearLayout>
        <LinearLayout orientation="vertical" weight={1} align="center" justify="center">
          {tones === null && (
            <ContactPhoto
              id="contactgrid_avatar"
              name={caller.data?.name ?? '#'}
              photo={caller.data?.photo ?? null}
              size={136}
            />
          )}
        </LinearLayout>
      </div>
      {call.state === 'ringing' ? (
        <AnswerButtons number={call.number} />
      ) : (
        <CallControls call={call} tones={tones} onTones={setTones} />
      )}
    </LinearLayout>
  );
}
