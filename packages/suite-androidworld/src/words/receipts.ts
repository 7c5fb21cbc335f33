/** Shops that print receipts. */
export const shops = ['Circuit Corner', 'Northside Computers', 'Plug & Play Depot', 'The Desk Outfitters'] as const;

export const slogans = [
  'Good gear, fair prices',
  'Everything for your desk',
  'Open late, every day',
  'We mend what we sell',
] as const;

/** What the shops sell, with the lowest and the highest price in dollars. */
export const goods = [
  { item: 'Headset', from: 25, to: 120 },
  { item: 'Keyboard', from: 20, to: 150 },
  { item: 'Laptop Stand', from: 15, to: 60 },
  { item: 'Mouse', from: 8, to: 80 },
  { item: 'USB-C Cable', from: 5, to: 20 },
  { item: 'Webcam', from: 20, to: 70 },
] as const;

export const thanks = 'Thank you for your visit';
