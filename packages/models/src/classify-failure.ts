import { shorten } from '@androidworld/core/internals';
import { parseRetryAfter } from './parse-retry-after.ts';

/**
 * Why an attempt brought no reply.
 *
 * - `rejected`: asking again would change nothing (wrong key, unknown model, bad request)
 * - `refused`: the provider's safety rules stopped the request before the model saw it
 * - `limited`, `unavailable`, `network`, `timeout`: asking again later may work
 * - `malformed`: there was an answer, but not one the API allows
 */
type FailureKind = 'rejected' | 'refused' | 'limited' | 'unavailable' | 'network' | 'timeout' | 'malformed';

export interface Failure {
  readonly kind: FailureKind;
  /** What happened, e.g. `429 of https://…/chat/completions: Rate limit reached`. */
  readonly message: string;
  /** What the provider itself said of it. */
  readonly answer?: string;
  readonly status?: number;
  /** How long the provider asked to wait. */
  readonly retryAfterMs?: number;
}

export interface About {
  readonly now: number;
  redact(text: string): string;
}

/**
 * Sorts what a provider's package threw by what to do about it. Errors are known by name and shape: each provider
 * may bring its own copy of the SDK.
 *
 * @param about `now` is milliseconds since the epoch; `redact` takes secrets out of texts, which are whole when it sees
 *   them: a key that is cut is not recognised
 * @returns `undefined` if it says nothing of the provider: a mistake in a program
 */
export function classifyFailure(error: unknown, about: About): Failure | undefined {
  const { redact } = about;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AI_APICallError') return ofCall(error, about);
  if (rejectedByPackage.has(error.name)) return { kind: 'rejected', message: redact(error.message) };
  if (malformedByName.has(error.name)) return { kind: 'malformed', message: redact(error.message) };
  if (isNetworkError(error)) return { kind: 'network', message: messageWithCause(error, redact) };
  return undefined;
}

/** The package did not even send it: no key, a setting or a part of the request it does not know. */
const rejectedByPackage: ReadonlySet<string> = new Set([
  'AI_LoadAPIKeyError',
  'AI_LoadSettingError',
  'AI_NoSuchModelError',
  'AI_UnsupportedFunctionalityError',
  'AI_InvalidArgumentError',
  'AI_InvalidPromptError',
]);

const malformedByName: ReadonlySet<string> = new Set([
  'AI_InvalidResponseDataError',
  'AI_JSONParseError',
  'AI_TypeValidationError',
  'AI_EmptyResponseBodyError',
  'AI_NoContentGeneratedError',
  'AI_NoOutputGeneratedError',
  'ReplyExcess',
]);

/** An `APICallError`, from whichever copy of the SDK. */
interface CallError extends Error {
  readonly url?: string;
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: string;
}

function ofCall(error: CallError, { now, redact }: About): Failure {
  const { statusCode: status, url, responseBody } = error;
  const answer = answerOf(responseBody, redact) ?? messageWithCause(error, redact);
  const about = { answer, ...(status !== undefined && { status }) };
  const message = `${status ?? 'no answer'}${url === undefined ? '' : ` of ${redact(withoutQuery(url))}`}: ${answer}`;
  if (status === undefined) return { kind: 'network', message, ...about };
  if (status < 300) return { kind: isNetworkError(error) ? 'network' : 'malformed', message, ...about };
  const retryAfterMs = parseRetryAfter(error.responseHeaders ?? {}, now);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status >= 500) return { kind: 'unavailable', message, ...about, ...wait };
  if (status === 429 && !/insufficient_quota/.test(responseBody ?? '')) {
    return { kind: 'limited', message, ...about, ...wait };
  }
  if (askAgain.has(status)) return { kind: 'unavailable', message, ...about, ...wait };
  const refused = status === 400 && /"(?:content_filter|content_policy_violation)"/.test(responseBody ?? '');
  return { kind: refused ? 'refused' : 'rejected', message, ...about };
}

/** Request timeout, conflict, too early. */
const askAgain: ReadonlySet<number> = new Set([408, 409, 425]);

/** The providers put it into `error.message`, `error` or `message`. */
function answerOf(body: string | undefined, redact: About['redact']): string | undefined {
  if (body === undefined || body.trim() === '') return undefined;
  return onLine(redact(messageIn(body) ?? body));
}

function messageIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = field(parsed, 'error') ?? field(field(parsed, 0), 'error');
    return [field(error, 'message'), error, field(parsed, 'message')].find((text) => typeof text === 'string');
  } catch {
    // A gateway's page instead of the API's JSON: the text itself is the message.
    return undefined;
  }
}

function field(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function onLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return shorten(line, 500);
}

/** Some providers take their key in the query. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** What `fetch` throws, and what a socket does, anywhere in the chain of causes. */
function isNetworkError(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof TypeError && /fetch failed|terminated|network/i.test(each.message)) return true;
    if ('code' in each && typeof each.code === 'string' && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(each.code)) return true;
  }
  return false;
}

function messageWithCause({ message, cause }: Error, redact: About['redact']): string {
  const why = cause instanceof Error ? cause.message : '';
  return onLine(redact(message.includes(why) ? message : `${message} (${why})`));
}
