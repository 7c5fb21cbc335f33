import { h } from './dom.ts';

/** A piece of an instruction: plain text, emphasised text, or a picture. */
export type InstructionPart =
  | string
  | { readonly bold: string }
  /** `says` stands for the picture in the utterance; without it the picture is only seen. */
  | { readonly picture: () => Element; readonly says?: string };

/** What the page asks for: shown at its top, and reported as the utterance. */
export type Instruction = string | readonly InstructionPart[];

/** Emphasises a value in an instruction. */
export function bold(text: string): InstructionPart {
  return { bold: text };
}

/** The instruction as one line of text: white space collapsed and trimmed. */
export function utteranceOf(instruction: Instruction): string {
  return partsOf(instruction).map(textOf).join('').replace(/\s+/g, ' ').trim();
}

/** Shows the instruction in the given element, in place of the one before. */
export function showInstruction(instruction: Instruction, query: Element): void {
  query.replaceChildren(
    ...partsOf(instruction).map((part) => {
      if (typeof part === 'string') return part;
      return 'bold' in part ? h('span', { class: 'bold' }, part.bold) : part.picture();
    }),
  );
}

function partsOf(instruction: Instruction): readonly InstructionPart[] {
  return typeof instruction === 'string' ? [instruction] : instruction;
}

function textOf(part: InstructionPart): string {
  if (typeof part === 'string') return part;
  return 'bold' in part ? part.bold : (part.says ?? '');
}
