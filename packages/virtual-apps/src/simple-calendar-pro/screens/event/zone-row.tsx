import { zones, zoneText } from '@androidworld/app-sdk';
import { RadioGroupDialog } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { withZone } from './change-draft.ts';
import type { Draft } from './draft.ts';
import { EditorText } from './editor-row.tsx';

export interface ZoneRowProps {
  draft: Draft;
  /** In which the times are shown. */
  zone: string;
  onChange: (draft: Draft) => void;
}

/** The time zone of an event, where the settings let it have one of its own. */
export function ZoneRow({ draft, zone, onChange }: ZoneRowProps) {
  const [isAsking, setAsking] = useState(false);
  const offered = zones.some((name) => name === zone) ? zones : [zone, ...zones];
  return (
    <>
      <EditorText id="event_time_zone" isTall onClick={() => setAsking(true)}>
        {zone}
      </EditorText>
      {isAsking && (
        <RadioGroupDialog
          choices={offered.map((name) => ({ label: zoneText(name, draft.startTs * 1000), value: name }))}
          selected={zone}
          onChoose={(name) => onChange(withZone(draft, name, zone))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
