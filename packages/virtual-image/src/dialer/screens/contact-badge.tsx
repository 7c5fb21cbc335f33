import type { ComponentProps } from 'preact';
import { ContactPhoto } from '../../telephony/contact-photo.tsx';

/** The picture of a contact (Android's QuickContactBadge). */
export function ContactBadge(props: ComponentProps<typeof ContactPhoto>) {
  return (
    <ContactPhoto
      id="photo"
      className="android.widget.QuickContactBadge"
      contentDescription={`Quick contact for ${props.name}`}
      {...props}
    />
  );
}
