import type { Random } from '@androidworld/core';
import { z } from 'zod';
import { goods, shops, slogans, thanks } from '../words/receipts.ts';
import { Sheet } from './sheet.ts';

const transaction = z.object({
  /** `YYYY-MM-DD` */
  date: z.iso.date(),
  item: z.string().min(1).max(24),
  /** Cents. */
  price: z.int().min(1).max(99_999),
});

/** How a receipt looks: a line for each transaction, columns under headings, or a till's narrow roll. */
const receiptLayouts = ['lines', 'table', 'till'] as const;

export const receipt = z.object({
  shop: z.string().min(1).max(30),
  slogan: z.string().min(1).max(40),
  transactions: z.array(transaction).min(1).max(8),
  layout: z.enum(receiptLayouts),
});

export type Receipt = z.infer<typeof receipt>;

const firstDay = Date.UTC(2023, 0, 1);
const days = (Date.UTC(2023, 9, 14) - firstDay) / 86_400_000;

export function sampleReceipt(random: Random, count: number): Receipt {
  const draw = () => {
    const { item, from, to } = random.pick(goods);
    const date = new Date(firstDay + random.integer(0, days) * 86_400_000).toISOString().slice(0, 10);
    return { date, item, price: random.integer(from * 100, to * 100) };
  };
  return {
    shop: random.pick(shops),
    slogan: random.pick(slogans),
    transactions: Array.from({ length: count }, draw),
    layout: random.pick(receiptLayouts),
  };
}

export const transactionsHeader = 'Date, Item, Amount';

/** The transactions as comma-separated lines under {@link transactionsHeader}. */
export function transactionLines({ transactions }: Pick<Receipt, 'transactions'>): string {
  return [transactionsHeader, ...transactions.map(lineOf)].join('\n');
}

type Transaction = Receipt['transactions'][number];

const priceOf = ({ price }: Transaction) => `$${(price / 100).toFixed(2)}`;
const lineOf = (sold: Transaction) => `${sold.date}, ${sold.item}, ${priceOf(sold)}`;

/** The receipt as a picture, not yet encoded. */
export function drawReceipt(receipt: Receipt): Sheet {
  return draw[receipt.layout](receipt);
}

const faint = '#5d5a55';

const draw: Readonly<Record<Receipt['layout'], (receipt: Receipt) => Sheet>> = {
  lines({ shop, slogan, transactions }) {
    const sheet = new Sheet('#ffffff').skip(120);
    sheet.write(shop, { size: 52 }).write(slogan, { size: 44 }).skip(60);
    for (const sold of transactions) sheet.write(lineOf(sold)).skip(16);
    return sheet.skip(240).write(thanks, { color: faint });
  },
  table({ shop, slogan, transactions }) {
    const sheet = new Sheet('#fbfaf6', 60).skip(20);
    sheet.write(shop, { size: 64, weight: 'bold', color: '#1d4e63' }).write(slogan, { color: faint }).skip(50);
    const row = (cells: readonly [string, string, string], weight: 'regular' | 'bold') =>
      sheet
        .writeBeside([
          [cells[0], { weight }],
          [cells[1], { indent: 340, weight }],
          [cells[2], { indent: 60, weight, align: 'right' }],
        ])
        .skip(14);
    row(['Date', 'Item', 'Amount'], 'bold').rule('#1d4e63').skip(22);
    for (const sold of transactions)
      row([sold.date, sold.item, priceOf(sold)], 'regular')
        .rule('#d8d4cb')
        .skip(14);
    return sheet.skip(80).write(thanks, { color: faint, align: 'center' });
  },
  till({ shop, slogan, transactions }) {
    const sheet = new Sheet('#f4f2ec', 120).skip(40);
    sheet.write(shop, { size: 60, weight: 'bold', align: 'center' }).write(slogan, { align: 'center' }).skip(30);
    sheet.rule(faint, { dashed: true }).skip(30);
    for (const sold of transactions) {
      sheet.write(sold.date, { color: faint });
      sheet
        .writeBeside([
          [sold.item, {}],
          [priceOf(sold), { align: 'right', indent: 120 }],
        ])
        .skip(26);
    }
    return sheet.rule(faint, { dashed: true }).skip(40).write(thanks, { align: 'center' });
  },
};
