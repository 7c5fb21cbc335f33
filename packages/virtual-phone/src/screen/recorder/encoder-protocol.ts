/** What is to be encoded, and how. */
export interface EncoderOptions {
  /** Pixels, even numbers. */
  readonly size: { readonly width: number; readonly height: number };
  /** Bits per second. */
  readonly bitRate: number;
  /** In the words of WebCodecs; the first one this Chromium can encode is taken. */
  readonly codecs: readonly string[];
  /** The codec's own stream is wanted, which says at its beginning how it is coded. */
  readonly isStream: boolean;
}

export interface EncoderStart {
  readonly codec: string;
}

/** A picture as a decoder takes it. */
export interface CodedPicture {
  /** Base64. */
  readonly data: string;
  readonly atMs: number;
  /** Can be decoded without those before it. */
  readonly isKey: boolean;
}

/** What the recorder asks of the page with the encoder. */
export interface EncoderPage {
  /** @returns null where none of the codecs can encode this size */
  start(options: EncoderOptions): Promise<EncoderStart | null>;
  /** @param png base64. @returns what is coded by now */
  add(png: string, atMs: number): Promise<readonly CodedPicture[]>;
  /** @returns the rest, and what a file says of how all were coded (base64), where the codec has such a thing */
  finish(): Promise<{ readonly pictures: readonly CodedPicture[]; readonly description: string | undefined }>;
}

declare global {
  interface Window {
    pictureEncoder?: EncoderPage;
  }
}
