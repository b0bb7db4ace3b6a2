/** Failures of a model's answer, from what the client threw. */
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'

export type ChatFailure =
  | 'ai_unreachable'
  | 'ai_timeout'
  | 'ai_busy'
  | 'ai_no_credit'
  | 'ai_model_gone'
  | 'ai_key_refused'
  | 'ai_provider_error'
  | 'ai_refused'
  | 'ai_empty'
  | 'ai_cut_off'

export interface FailureFacts {
  code: ChatFailure
  again: boolean
  after_ms: number | null
}

const failed = (code: ChatFailure, again: boolean, after_ms: number | null = null): FailureFacts => ({
  code,
  again,
  after_ms,
})

export function failureOf(error: unknown): FailureFacts {
  if (error instanceof APIConnectionTimeoutError) return failed('ai_timeout', true)
  if (error instanceof APIConnectionError) return failed('ai_unreachable', true)
  // A stream that breaks off surfaces as an error of its reader.
  if (!(error instanceof APIError)) return failed('ai_cut_off', true)
  const { status, code } = error
  const after_ms = retryAfter(error.headers)
  if (status === 402 || code === 'insufficient_quota') return failed('ai_no_credit', false)
  if (status === 429) return failed('ai_busy', true, after_ms)
  if (status === 404 || code === 'model_not_found') return failed('ai_model_gone', false)
  if (status === 401 || status === 403) return failed('ai_key_refused', false)
  if (status === undefined) return failed('ai_provider_error', true)
  if (status >= 500 || status === 408 || status === 409) return failed('ai_provider_error', true, after_ms)
  return failed('ai_refused', false)
}

/** `Retry-After` in seconds or as a date, or the provider's own in milliseconds; at most an hour is believed. */
export function retryAfter(headers: Headers | undefined): number | null {
  const precise = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  const given = headers?.get('retry-after')
  const seconds = given ? Number(given) : Number.NaN
  const date = given && Number.isNaN(seconds) ? Date.parse(given) - Date.parse(headers?.get('date') ?? '') : Number.NaN
  const wait = [precise, seconds * 1_000, date].find(ms => Number.isFinite(ms) && ms >= 0)
  return wait === undefined ? null : Math.min(wait, 3_600_000)
}
