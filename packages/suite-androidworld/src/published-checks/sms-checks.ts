import { listSms, run } from '@androidworld/android-kit';
import { type Device, sh } from '@androidworld/core';
import { front } from './device-looks.ts';
import { isText, type PublishedCheck, text } from './published-check.ts';

const sent: PublishedCheck = {
  holds: ({ device }, { params }) => wasSentInApp(device, text(params.number), text(params.message)),
};

export const smsChecks: Readonly<Record<string, PublishedCheck>> = {
  SimpleSmsReply: sent,
  SimpleSmsReplyMostRecent: sent,
  SimpleSmsResend: {
    remember: ({ device }) => listSms(device, 'sent'),
    async holds({ device }, { remembered }) {
      const before = remembered as Awaited<ReturnType<typeof listSms>>;
      const after = await listSms(device, 'sent');
      const [newest] = after;
      const last = before.at(-1);
      if (newest === undefined || last === undefined || after.length !== before.length + 1) return false;
      return bare(newest.address) === bare(last.address) && isText(newest.body, last.body);
    },
  },
  SimpleSmsSend: sent,
  SimpleSmsSendClipboardContent: sent,
  SimpleSmsSendReceivedAddress: sent,
};

/** Within five minutes, with the app in front, and nothing on its way. */
export async function wasSentInApp(device: Device, number: string, message: string): Promise<boolean> {
  const nowMs = Number((await run(device, sh`date +%s`)).trim()) * 1_000;
  const isSent = (await listSms(device, 'sent')).some(
    ({ address, body, dateMs }) =>
      bare(address) === number && isText(beforeEquals(body), message) && nowMs - dateMs <= 300_000,
  );
  const { elements } = await device.observe({ screenshot: false });
  const isUnderWay = elements.some((element) => element.text?.startsWith('Sending'));
  return isSent && !isUnderWay && (await front(device)) === 'com.simplemobiletools.smsmessenger';
}

/** The original's parser ends a body at an equals sign. */
function beforeEquals(body: string): string {
  return body.split('=')[0] ?? '';
}

function bare(address: string): string {
  return address.replaceAll(/[- ]/g, '');
}
