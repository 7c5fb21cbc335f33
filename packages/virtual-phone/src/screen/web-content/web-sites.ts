interface App {
  readonly phone: number;
  readonly packageName: string;
}

/** The sites of apps' web pages: a name below which all their processes' origins are. */
export class WebSites {
  readonly #sites = new Map<number, Map<string, string>>();
  #opened = 0;

  /** @param how.fresh another than before */
  of({ phone, packageName }: App, { fresh }: { readonly fresh: boolean }): string {
    const sites = this.#sites.get(phone) ?? new Map<string, string>();
    this.#sites.set(phone, sites);
    const known = fresh ? undefined : sites.get(packageName);
    if (known !== undefined) return known;
    this.#opened += 1;
    const site = `a${this.#opened}.localhost`;
    sites.set(packageName, site);
    return site;
  }

  withdraw(phone: number): void {
    this.#sites.delete(phone);
  }
}
