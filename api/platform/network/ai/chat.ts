/**
 * Asks a model for an answer and passes it on as it is written. It never throws but when it was aborted: an answer that
 * breaks off comes with what there is of it. Prompts, retries, caps and what an answer may contain belong to who calls.
 */
import { OpenAI } from 'openai'
import { limits } from '../../runtime/limits.ts'
import { Semaphore } from '../../runtime/semaphore.ts'
import { trimTrailing } from '../../texts/trim-trailing.ts'
import { guardedFetch } from '../safe-fetch/guarded-fetch.ts'
import { type ChatPart, type ChatRequest, streamCompletion, streamWithCode } from './answer-streams.ts'
import { type ChatFailure, failureOf } from './chat-failures.ts'
import type { Usage } from './writer.ts'

export type { ChatPart, ChatRequest } from './answer-streams.ts'

export interface ChatProvider {
  base_url: string
  api_key: string
  connections: number
  /** Check of an address that a person typed: only one that passes is asked. Absent for the installation's own, which may be anywhere. */
  isAllowed?: (address: string) => boolean
}

export type ChatResult =
  | { ok: true; text: string; model: string; usage: Usage; counted: boolean; ran_code?: true }
  | {
      ok: false
      code: ChatFailure
      /** What came before it broke off; empty: nothing. */
      text: string
      /** False: the same request would fail again. */
      again: boolean
      after_ms: number | null
      usage: Usage
      /** Whether the provider said what was used; else it is an estimate from above. */
      counted: boolean
      ran_code?: true
    }

export interface ChatTimes {
  /** For how long no part of an answer may come. */
  silence_ms: number
  /** For how long an answer may be written. */
  whole_ms: number
}

export interface ChatClient {
  ask(request: ChatRequest, signal: AbortSignal, onText: (piece: string) => void): Promise<ChatResult>
  /** The names of the models that the provider offers. */
  models(signal: AbortSignal): Promise<{ ok: true; models: string[] } | { ok: false; code: ChatFailure }>
}

const usual: ChatTimes = {
  silence_ms: limits.chat_silence_seconds_max * 1_000,
  whole_ms: limits.chat_answer_seconds_max * 1_000,
}

/** A language needs hardly more than a token for every three bytes; what is not counted is not given away. */
const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3)
const textOf = (content: string | readonly ChatPart[]): string =>
  typeof content === 'string' ? content : content.map(part => (part.type === 'text' ? part.text : '')).join('')

const picturesIn = (content: string | readonly ChatPart[]): number =>
  typeof content === 'string' ? 0 : content.filter(({ type }) => type === 'image_url').length
const tokensIn = (content: string | readonly ChatPart[]): number =>
  tokensOf(textOf(content)) + picturesIn(content) * limits.chat_picture_tokens + 4

export const estimated = ({ rules, messages }: ChatRequest, written: string): Usage => ({
  input_tokens: tokensOf(rules) + messages.reduce((sum, { content }) => sum + tokensIn(content), 0),
  output_tokens: tokensOf(written),
})

/** Most tokens that the request may use. */
export const costliest = (request: ChatRequest): Usage => ({
  ...estimated(request, ''),
  output_tokens: request.output_tokens_max,
})

export function createChatClient(provider: ChatProvider, times: ChatTimes = usual): ChatClient {
  const { base_url, api_key, connections, isAllowed = () => true } = provider
  const client = new OpenAI({
    apiKey: api_key,
    baseURL: base_url,
    maxRetries: 0,
    timeout: times.whole_ms,
    // The SDK must not read the environment: all configuration is in config.ts.
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: guardedFetch({ bytes_max: limits.chat_stream_bytes_max, isAllowed }),
  })
  const places = new Semaphore(connections)
  return {
    async ask(request, signal, onText) {
      const waiting = patience(times)
      const leave = await Promise.race([places.enter(), waiting.over])
      if (leave === undefined) return failed('ai_busy', request, '', null)
      const limit = AbortSignal.any([signal, waiting.signal])
      const heard = { text: '', usage: null as Usage | null, ran_code: false }
      try {
        if (signal.aborted) throw signal.reason
        return withRun(await listen(client, request, { limit, heard, onText, onSign: waiting.sign }), heard)
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (waiting.signal.aborted) return withRun(failed('ai_timeout', request, heard.text, heard.usage), heard)
        const { code, again, after_ms } = failureOf(error)
        return withRun({ ...failed(code, request, heard.text, heard.usage), again, after_ms }, heard)
      } finally {
        waiting.end()
        leave()
      }
    },
    async models(signal) {
      const waiting = patience(times)
      try {
        const { data } = await client.models.list({ signal: AbortSignal.any([signal, waiting.signal]) })
        const names = data.map(({ id }) => id).filter(id => typeof id === 'string' && id !== '' && id.length <= 200)
        return { ok: true, models: [...new Set(names)].sort().slice(0, limits.chat_models_max) }
      } catch (error) {
        if (signal.aborted) throw signal.reason
        return { ok: false, code: waiting.signal.aborted ? 'ai_timeout' : failureOf(error).code }
      } finally {
        waiting.end()
      }
    },
  }
}

interface AnswerListener {
  limit: AbortSignal
  heard: { text: string; usage: Usage | null; ran_code: boolean }
  onText: (piece: string) => void
  /** A part of the answer came, or it is being worked on. */
  onSign: () => void
}

async function listen(client: OpenAI, request: ChatRequest, hearing: AnswerListener): Promise<ChatResult> {
  const { limit, heard, onText, onSign } = hearing
  const stream = (request.runs_code ? streamWithCode : streamCompletion)(client, request, limit)
  let finish: string | undefined
  let model = request.model
  let half = ''
  for await (const delta of stream) {
    // Deltas that carry nothing are no sign: some providers send them for as long as they are asked.
    if (delta.text || delta.working || delta.ran_code || delta.finish) onSign()
    model = delta.model ?? model
    heard.usage = delta.usage ?? heard.usage
    heard.ran_code ||= delta.ran_code === true
    finish = delta.finish ?? finish
    const piece = half + (delta.text ?? '')
    // A character that takes two units may come in two pieces.
    half = /[\uD800-\uDBFF]$/.test(piece) ? piece.slice(-1) : ''
    const whole = (half ? piece.slice(0, -1) : piece).toWellFormed()
    if (whole === '') continue
    heard.text += whole
    if (heard.text.length > limits.chat_answer_characters_max) {
      return failed('ai_cut_off', request, heard.text, heard.usage)
    }
    onText(whole)
  }
  if (limit.aborted) throw limit.reason
  const { text, usage } = heard
  if (finish === 'content_filter') return { ...failed('ai_refused', request, text, usage), again: false }
  // No tool was offered: who calls one all the same has not answered.
  if (finish !== 'stop') return failed('ai_cut_off', request, text, usage)
  if (text.trim() === '') return failed('ai_empty', request, text, usage)
  return { ok: true, text, model, usage: usage ?? estimated(request, text), counted: usage !== null }
}

const withRun = (result: ChatResult, { ran_code }: { ran_code: boolean }): ChatResult =>
  ran_code ? { ...result, ran_code } : result

const failed = (code: ChatFailure, request: ChatRequest, text: string, usage: Usage | null) => ({
  ok: false as const,
  code,
  text: trimTrailing(text, '\uFFFD'),
  again: true,
  after_ms: null,
  // A provider that was busy, or cannot be reached, has read nothing.
  usage: usage ?? (text === '' ? { input_tokens: 0, output_tokens: 0 } : estimated(request, text)),
  counted: usage !== null,
})

/** Aborts where nothing comes for too long, or all takes too long. */
function patience({ silence_ms, whole_ms }: ChatTimes) {
  const aborting = new AbortController()
  const give_up = () => aborting.abort(new Error('slow'))
  const whole = setTimeout(give_up, whole_ms)
  let silence = setTimeout(give_up, silence_ms)
  const over = new Promise<undefined>(resolve => aborting.signal.addEventListener('abort', () => resolve(undefined)))
  return {
    signal: aborting.signal,
    over,
    sign() {
      clearTimeout(silence)
      silence = setTimeout(give_up, silence_ms)
    },
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
    },
  }
}
