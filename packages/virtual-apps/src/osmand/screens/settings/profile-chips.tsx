import { css, FrameLayout, Icon, LinearLayout, usePreferences } from '@androidworld/app-sdk/ui';
import { settings } from '../../store/settings.ts';
import { profiles } from '../profiles.ts';

css`
.profile-chips { flex: none; display: flex; gap: 8px; padding: 12px 16px; background: var(--surface); overflow-x: auto; }
.profile-chip { width: 48px; height: 40px; flex: none; display: grid; place-items: center; border-radius: 20px; color: #6b7685; }
.profile-chip-picked { background: color-mix(in srgb, var(--primary) 20%, transparent); color: var(--primary); }
`;

/** The profiles, to change to one. */
export function ProfileChips() {
  const [stored, put] = usePreferences(settings);
  const available = ['default', ...(stored?.availableProfiles.split(',') ?? [])];
  return (
    <LinearLayout id="app_modes_content" class="profile-chips">
      {profiles
        .filter(({ key }) => available.includes(key))
        .map(({ key, title, icon }) => (
          <FrameLayout
            key={key}
            contentDescription={title}
            selected={key === stored?.profile}
            class={`profile-chip ${key === stored?.profile ? 'profile-chip-picked' : ''}`}
            onClick={() => void put({ profile: key })}
          >
            <Icon id="app_mode_icon" icon={icon} />
          </FrameLayout>
        ))}
    </LinearLayout>
  );
}
