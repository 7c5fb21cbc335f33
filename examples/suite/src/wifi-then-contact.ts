import { compositeTask } from '@androidworld/core';
import { addContact } from './add-contact.ts';
import { turnOnWifi } from './turn-on-wifi.ts';

export const wifiThenContact = compositeTask({
  name: 'WifiThenContact',
  parts: { wifi: turnOnWifi, contact: addContact },
  goal: ({ contact }) =>
    `Turn on Wi-Fi, then add ${contact.name} to the contacts, with the phone number ${contact.number}.`,
});
