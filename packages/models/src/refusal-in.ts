import { z } from 'zod';

/** OpenAI's chat completions, as servers of other vendors imitate them; the SDK reads refusals of OpenAI only. */
const body = z.object({ choices: z.array(z.object({ message: z.object({ refusal: z.string().min(1) }) })).min(1) });

/** What the model said to refuse, if the answer of a server holds a refusal. */
export function refusalIn(answer: unknown): string | undefined {
  const parsed = body.safeParse(answer);
  return parsed.success ? parsed.data.choices[0]?.message.refusal : undefined;
}
