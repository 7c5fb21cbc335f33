import sharp from 'sharp';

export interface Picture {
  readonly label: string;
  readonly png: Uint8Array;
}

const columns = 12;
const thumbnail = { width: 270, height: 600 };
const labelHeight = 28;
const gap = 8;

/** Writes the pictures, in rows with their labels, into one PNG file. */
export async function composeSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const parts = await Promise.all(
    pictures.map(async ({ label, png }, index) => {
      const left = gap + (index % columns) * (thumbnail.width + gap);
      const top = gap + Math.floor(index / columns) * (thumbnail.height + labelHeight + gap);
      const small = await sharp(png)
        .resize({ ...thumbnail, fit: 'contain' })
        .png()
        .toBuffer();
      return [
        { input: Buffer.from(renderLabel(label)), left, top },
        { input: small, left, top: top + labelHeight },
      ];
    }),
  );
  await sharp({
    create: {
      width: gap + columns * (thumbnail.width + gap),
      height: gap + rows * (thumbnail.height + labelHeight + gap),
      channels: 3,
      background: '#202124',
    },
  })
    .composite(parts.flat())
    .png({ palette: true })
    .toFile(file);
}

/** Labels are task names: nothing in them needs escaping. */
function renderLabel(label: string): string {
  return `<svg width="${thumbnail.width}" height="${labelHeight}"><text x="4" y="20" font-family="sans-serif" font-size="18" fill="#fff">${label}</text></svg>`;
}
