/** Sends one submission and turns every possible answer into what the form has to show. Never throws. */
import type { MessageKey } from '../messages/catalog.ts'
import type { Submission } from '../wire.ts'
import { encode } from './encode.ts'

export type Refusal = { pointer: string; text: string }

export type Outcome =
  | { type: 'accepted'; goes_to?: string | undefined }
  | { type: 'refused'; errors: Refusal[] }
  | { type: 'failed'; message: MessageKey }

const TIMEOUT_MS = 15_000

const failed = (message: MessageKey): Outcome => ({ type: 'failed', message })

const refusals = (problem: unknown): Refusal[] => {
  const errors = (problem as { errors?: unknown } | null)?.errors
  if (!Array.isArray(errors)) return []
  return errors.filter(one => typeof one?.pointer === 'string' && typeof one.text === 'string')
}

/** Posts the submission; the server's texts come in the language of the form. */
export async function send(url: string, submission: Submission, locale: string): Promise<Outcome> {
  let answer: Response
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS)
  try {
    answer = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: encode(submission),
      signal: patience.signal,
    })
  } catch {
    return failed('offline')
  } finally {
    clearTimeout(timer)
  }
  const { ok, status } = answer
  const body: unknown = await answer.json().catch(() => undefined)
  if (ok) {
    const { download_url, sandbox_url } = (body || {}) as { download_url?: string; sandbox_url?: string }
    return { type: 'accepted', goes_to: download_url ?? sandbox_url }
  }
  if (status === 429 || status === 503) return failed('busy')
  const errors = status === 422 ? refusals(body) : []
  return errors.length ? { type: 'refused', errors } : failed('failed')
}
