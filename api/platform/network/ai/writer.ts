/**
 * Calls the provider that writes texts: one request, one checked response. A text that is empty or cut off is an
 * error. Prompts, retries and spending limits belong to the calling feature.
 */
import { APIConnectionError, APIConnectionTimeoutError, APIError, OpenAI } from 'openai'
import type { AiConfig } from '../../config/config.ts'
import { Semaphore } from '../../runtime/semaphore.ts'
import { BrokenAnswer, fetchAnswer } from './answer-body.ts'
import { retryAfter } from './chat-failures.ts'

export interface WritingRequest {
  model: string
  /** The system prompt; then the user prompt with the data. */
  rules: string
  messages: readonly string[]
  output_tokens_max: number
}

export interface Usage {
  input_tokens: number
  output_tokens: number
}

export type WritingProblem =
  | 'ai_unreachable'
  | 'ai_timeout'
  | 'ai_busy'
  | 'ai_provider_error'
  | 'ai_refused'
  | 'ai_empty'
  | 'ai_cut_off'
  | 'ai_unreadable'

export type WritingResult =
  | { ok: true; subject: string; text: string; model: string; usage: Usage }
  | {
      ok: false
      code: WritingProblem
      /** False where the same request would fail again. */
      again: boolean
      /** The provider's Retry-After, if it sent one. */
      after_ms: number | null
      usage: Usage | null
    }

export interface AiWriter {
  /** The model that is used where none is named. */
  model: string
  /** Waits for a place, then asks once. Never throws but when it was aborted. */
  write(request: WritingRequest, signal: AbortSignal): Promise<WritingResult>
  /** Prices of tokens, in millionths of a cent. */
  cost(usage: Usage): number
}

const subject_characters_max = 300
const text_characters_max = 20_000

export function createAiWriter(config: AiConfig): AiWriter {
  const client = new OpenAI({
    apiKey: config.api_key,
    baseURL: config.base_url,
    maxRetries: 0,
    timeout: config.timeout_ms,
    // The SDK must not read the environment: all configuration is in config.ts.
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: fetchAnswer,
  })
  const places = new Semaphore(config.connections)
  return {
    model: config.model,
    cost: ({ input_tokens, output_tokens }) => input_tokens * config.input_cents + output_tokens * config.output_cents,
    async write(request, signal) {
      const leave = await places.enter()
      // The client's own timeout ends with the headers; an endless body must not occupy a slot.
      const limit = AbortSignal.any([signal, AbortSignal.timeout(config.timeout_ms)])
      try {
        if (signal.aborted) throw signal.reason
        return await ask(client, request, limit)
      } catch (error) {
        if (signal.aborted) throw error
        return limit.aborted ? failed('ai_timeout') : problemOf(error)
      } finally {
        leave()
      }
    },
  }
}

async function ask(client: OpenAI, request: WritingRequest, signal: AbortSignal): Promise<WritingResult> {
  const answer = await client.chat.completions.create(
    {
      model: request.model,
      messages: [
        { role: 'system', content: request.rules },
        ...request.messages.map(content => ({ role: 'user' as const, content })),
      ],
      max_completion_tokens: request.output_tokens_max,
      response_format: { type: 'json_object' },
    },
    { signal },
  )
  const usage = usageOf(answer)
  const choice = answer?.choices?.[0]
  if (!choice) return { ...failed('ai_unreadable'), usage }
  const content = choice.message?.content ?? ''
  // Without a finish reason the text may be cut off.
  if (choice.finish_reason !== 'stop') {
    return { ...failed(choice.finish_reason === 'content_filter' ? 'ai_empty' : 'ai_cut_off'), usage }
  }
  if (content.trim() === '') return { ...failed('ai_empty'), usage }
  const written = readLetter(content)
  if (!written) return { ...failed('ai_unreadable'), usage }
  if (written.subject === '' || written.text === '') return { ...failed('ai_empty'), usage }
  return {
    ok: true,
    ...written,
    model: answer.model || request.model,
    usage: usage ?? { input_tokens: 0, output_tokens: 0 },
  }
}

function usageOf(answer: OpenAI.ChatCompletion | undefined): Usage | null {
  const { prompt_tokens: input_tokens, completion_tokens: output_tokens } = answer?.usage ?? {}
  return typeof input_tokens === 'number' && typeof output_tokens === 'number' ? { input_tokens, output_tokens } : null
}

/** The letter that was asked for, as storable text; null where the answer is something else. */
function readLetter(content: string): { subject: string; text: string } | null {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { subject, text } = value as { subject?: unknown; text?: unknown }
  if (typeof subject !== 'string' || typeof text !== 'string') return null
  if (text.length > text_characters_max || isDamaged(subject) || isDamaged(text)) return null
  return {
    subject: clean(subject.replace(/\s+/g, ' ')).slice(0, subject_characters_max).replace(halfCharacter, ''),
    text: clean(text.replace(/\r\n?/g, '\n')),
  }
}

/** A lone surrogate or a replacement character: part of the text was lost. */
const isDamaged = (text: string): boolean => !text.isWellFormed() || text.includes('\uFFFD')
const halfCharacter = /[\uD800-\uDBFF]$/

/** Without control characters but line breaks and tabs. */
const clean = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '').trim()

const failed = (code: WritingProblem, again = true, after_ms: number | null = null) =>
  ({ ok: false, code, again, after_ms, usage: null }) as const

function problemOf(error: unknown): WritingResult {
  const broken = error instanceof Error && error.cause instanceof BrokenAnswer ? error.cause : error
  if (broken instanceof BrokenAnswer) return failed(broken.code)
  if (error instanceof APIConnectionTimeoutError) return failed('ai_timeout')
  if (error instanceof APIConnectionError) return failed('ai_unreachable')
  if (!(error instanceof APIError)) {
    // A body that breaks off or is no JSON surfaces as an error of its reader.
    return failed(error instanceof SyntaxError ? 'ai_unreadable' : 'ai_cut_off')
  }
  const { status } = error
  const after_ms = retryAfter(error.headers)
  if (status === 429) return failed('ai_busy', true, after_ms)
  if (status === undefined || status >= 500) return failed('ai_provider_error', true, after_ms)
  if (status === 408 || status === 409) return failed('ai_provider_error', true, after_ms)
  return failed('ai_refused', false)
}
