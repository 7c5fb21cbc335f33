import { Avatar, type AvatarProps } from '@androidworld/app-sdk/ui';

/** The picture of a contact (Android's QuickContactBadge). */
export function ContactBadge(props: AvatarProps) {
  return (
    <Avatar
      id="photo"
      className="android.widget.QuickContactBadge"
      contentDescription={`Quick contact for ${props.name}`}
      {...props}
    />
  );
}
