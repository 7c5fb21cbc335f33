export interface Currency {
  readonly rank: number;
  readonly name: string;
  readonly code: string;
  readonly symbol: string;
  /** ISO 4217, three digits. */
  readonly number: string;
}

const currency = (name: string, code: string, symbol: string, number: string) => ({ name, code, symbol, number });

/** By rank. */
const currencies: readonly Currency[] = [
  currency('United State Dollar', 'USD', '$', '840'),
  currency('Euro', 'EUR', '€', '978'),
  currency('United Kingdom Pound', 'GBP', '£', '826'),
  currency('India Rupees', 'INR', 'INR', '356'),
  currency('Australia Dollar', 'AUD', 'AUD', '036'),
  currency('Canada Dollar', 'CAD', 'CAD', '124'),
  currency('South Africa Rand', 'ZAR', 'R', '710'),
  currency('New Zealand Dollar', 'NZD', 'NZD', '554'),
  currency('Japan Yen', 'JPY', '¥', '392'),
  currency('Singapore Dollar', 'SGD', 'SGD', '702'),
  currency('China Yuan Renminbi', 'CNY', '¥', '156'),
  currency('Switzerland Francs', 'CHF', 'CHF', '756'),
  currency('Malaysia Ringgits', 'MYR', 'RM', '458'),
  currency('Hungary Forint', 'HUF', 'Ft', '348'),
  currency('Hong Kong Dollar', 'HKD', 'HKD', '344'),
  currency('United Arab Emirates Dirhams', 'AED', 'AED', '784'),
  currency('Thailand Baht', 'THB', '฿', '764'),
  currency('Korea (South) Won', 'KRW', '₩', '410'),
  currency('Sweden Kronor', 'SEK', 'kr', '752'),
  currency('Philippines Pesos', 'PHP', '₱', '608'),
  currency('Israel New Shekels', 'ILS', '₪', '376'),
  currency('Turkey Lira', 'TRY', 'TRY', '949'),
  currency('Poland Zlotych', 'PLN', 'zł', '985'),
  currency('Mexico Pesos', 'MXN', 'MXN', '484'),
  currency('Norway Kroner', 'NOK', 'kr', '578'),
].map((each, index) => ({ rank: index + 1, ...each }));

const [dollar] = currencies;

export function currencyOf(number: string | undefined): Currency {
  const found = currencies.find((each) => each.number === number) ?? dollar;
  if (found === undefined) throw new Error('no currencies');
  return found;
}

/** Those whose rank, name, code, symbol or number has this in it. */
export function findCurrencies(query: string): Currency[] {
  const wanted = query.trim().toLowerCase();
  return currencies.filter(({ rank, name, code, symbol, number }) =>
    `${rank} ${name} ${code} ${symbol} ${number}`.toLowerCase().includes(wanted),
  );
}
