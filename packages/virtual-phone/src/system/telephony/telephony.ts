import type { SmsOptions } from '@androidworld/app-sdk';
import { intentFlags } from '../packages/intent-text.ts';
import type { SystemServer } from '../system-server.ts';
import type { PhoneCall, Telephony } from '../system-services.ts';
import type { Timer } from '../time/time-source.ts';

/** The emulator's modem: an outgoing call is answered after this time. */
const answeredAfterMs = 2_000;

/** `CallLog.Calls.TYPE` */
const callTypes = { incoming: 1, outgoing: 2, missed: 3, rejected: 5 } as const;

/** `Telephony.TextBasedSmsColumns.MESSAGE_TYPE_*` */
const messageTypes = { sent: 2, outbox: 4, failed: 5 } as const;

/** `Telephony.TextBasedSmsColumns.STATUS_*` */
const [noDelivery, pendingDelivery] = [-1, 32];

/** Action of the activity that shows a call: the window of the real dialer's InCallService. */
const inCallAction = 'androidworld.IN_CALL';

/** Messages and calls, between the network and the apps. */
export class TelephonyService implements Telephony {
  readonly #system: SystemServer;
  #call: PhoneCall | null = null;
  #startedMs = 0;
  #timer: Timer | undefined;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  get call(): PhoneCall | null {
    return this.#call;
  }

  async receiveSms(from: string, text: string): Promise<void> {
    const date = this.#system.clock.now();
    const holder = this.#system.packages.roleHolder('android.app.role.SMS');
    const uri = await this.#system.content.insert(
      'content://sms/inbox',
      {
        address: from,
        body: text,
        date,
        date_sent: date,
        protocol: 0,
        read: 0,
        seen: 0,
        reply_path_present: 0,
        sub_id: 1,
        ...(holder === null ? {} : { creator: holder }),
      },
      { uid: 1001 },
    );
    const extras = { address: from, body: text, date, ...(uri === null ? {} : { uri: { uri } }) };
    const flags = intentFlags.includeStopped;
    if (holder !== null) {
      const action = 'android.provider.Telephony.SMS_DELIVER';
      await this.#system.broadcasts.deliver({ action, packageName: holder, extras, flags });
    }
    await this.#system.broadcasts.deliver({ action: 'android.provider.Telephony.SMS_RECEIVED', extras });
  }

  async sendSms(packageName: string, to: string, text: string, options: SmsOptions = {}): Promise<boolean> {
    const phone = { uid: 1001 };
    const { content, radios } = this.#system;
    const values = {
      address: to,
      body: text,
      date: this.#system.clock.now(),
      read: 1,
      seen: 1,
      sub_id: 1,
      status: options.deliveryReport ? pendingDelivery : noDelivery,
    };
    const again =
      options.resendUri !== undefined && /^content:\/\/sms\/\d+$/.test(options.resendUri) ? options.resendUri : null;
    const isAgain =
      again !== null &&
      (await content.update(again, { ...values, type: messageTypes.outbox }, undefined, [], phone)) > 0;
    const uri = isAgain
      ? again
      : await content.insert('content://sms/outbox', { ...values, creator: packageName }, phone);
    const taken = !radios.state.airplane;
    const type = taken ? messageTypes.sent : messageTypes.failed;
    if (uri !== null) await content.update(uri, { type }, undefined, [], phone);
    return taken;
  }

  async incomingCall(from: string): Promise<void> {
    if (this.#call !== null) await this.hangUp();
    this.#begin({ number: from, incoming: true, state: 'ringing' });
    await this.#showCall();
  }

  async remoteAccept(number: string): Promise<boolean> {
    if (this.#call?.number !== number) return false;
    this.#activate();
    return true;
  }

  async remoteEnd(number: string): Promise<boolean> {
    if (this.#call?.number !== number) return false;
    await this.#end(this.#call.state === 'ringing' ? 'missed' : undefined);
    return true;
  }

  async dial(number: string): Promise<void> {
    if (this.#call !== null) await this.hangUp();
    this.#begin({ number, incoming: false, state: 'dialing' });
    this.#timer = this.#system.clock.after(answeredAfterMs, () => this.#activate());
    await this.#showCall();
  }

  async answer(): Promise<void> {
    if (this.#call?.state === 'ringing') this.#activate();
  }

  async hold(on: boolean): Promise<void> {
    const [from, to] = on ? (['active', 'holding'] as const) : (['holding', 'active'] as const);
    if (this.#call?.state !== from) return;
    this.#call = { ...this.#call, state: to };
    this.#changed();
  }

  async hangUp(): Promise<void> {
    await this.#end(this.#call?.state === 'ringing' ? 'rejected' : undefined);
  }

  close(): void {
    this.#timer?.cancel();
    this.#call = null;
  }

  #begin(call: Omit<PhoneCall, 'sinceMs'>): void {
    this.#startedMs = this.#system.clock.now();
    this.#call = { ...call, sinceMs: this.#startedMs };
    this.#changed();
  }

  #activate(): void {
    this.#timer?.cancel();
    if (this.#call?.state !== 'dialing' && this.#call?.state !== 'ringing') return;
    this.#call = { ...this.#call, state: 'active', sinceMs: this.#system.clock.now() };
    this.#changed();
  }

  async #end(unanswered: 'missed' | 'rejected' | undefined): Promise<void> {
    this.#timer?.cancel();
    const call = this.#call;
    if (call === null) return;
    this.#call = null;
    const now = this.#system.clock.now();
    const isTalk = call.state === 'active' || call.state === 'holding';
    const duration = isTalk ? Math.round((now - call.sinceMs) / 1000) : 0;
    const type = unanswered ?? (call.incoming ? 'incoming' : 'outgoing');
    await this.#system.content.insert(
      'content://call_log/calls',
      {
        number: call.number,
        date: this.#startedMs,
        duration,
        type: callTypes[type],
        new: 1,
        is_read: type === 'missed' ? 0 : 1,
        countryiso: 'US',
        presentation: 1,
      },
      { uid: 1001 },
    );
    this.#changed();
  }

  async #showCall(): Promise<void> {
    const holder = this.#system.packages.roleHolder('android.app.role.DIALER');
    if (holder === null) return;
    const flags = intentFlags.newTask | intentFlags.excludeFromRecents;
    const intent = { action: inCallAction, packageName: holder, flags };
    await this.#system.activities.start(intent, { caller: { uid: 1000 }, callerPackage: 'android' });
  }

  #changed(): void {
    this.#system.events.emit('call', this.#call);
    this.#system.publish();
  }
}
