import type { TestNode, TestPhone } from '../../packages/virtual-phone/src/testing/index.ts';

/** How to bring the phone to a screen that was recorded, and what of it cannot be the same. */
export interface FidelityScreen {
  /** Of the recording, e.g. `joplin:search-empty`. */
  readonly id: string;
  /** From a phone on which the app is installed, with its permissions as after installation, and has never run. */
  open(phone: TestPhone): Promise<void>;
  /** What is compared, where it is not the active window. */
  nodes?(phone: TestPhone): Promise<readonly TestNode[]>;
  /** Texts that differ by nature (clocks, dates, made-up data): they need not be equal where both match. */
  readonly volatile?: readonly RegExp[];
  /** Why places cannot be compared, e.g. because of another keyboard. */
  readonly otherPlaces?: string;
  /** Elements the phone does not show, each with its reason, by how the report describes them. */
  readonly absent?: readonly { readonly element: RegExp; readonly reason: string }[];
}

export interface FidelityApp {
  /** Name of the file of its recordings. */
  readonly name: string;
  readonly packageName: string;
  readonly screens: readonly FidelityScreen[];
}
