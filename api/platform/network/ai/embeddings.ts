/**
 * Asks a provider for the vectors of texts: all of one request or none. It never throws but when it was aborted; when to try
 * again, what it may cost, and what becomes of the vectors, belongs to who calls.
 */
import { OpenAI } from 'openai'
import { limits } from '../../runtime/limits.ts'
import { guardedFetch } from '../safe-fetch/guarded-fetch.ts'
import { type ChatFailure, failureOf } from './chat-failures.ts'

export interface EmbeddingProvider {
  base_url: string
  api_key: string
  /** Check of an address that a person typed: only one that passes is asked. */
  isAllowed?: (address: string) => boolean
}

export type EmbeddingResult =
  | { ok: true; vectors: Float32Array[]; tokens: number }
  | { ok: false; code: ChatFailure; again: boolean; after_ms: number | null }

export async function embedded(
  { base_url, api_key, isAllowed = () => true }: EmbeddingProvider,
  { model, texts, timeout_ms }: { model: string; texts: readonly string[]; timeout_ms: number },
  signal: AbortSignal,
): Promise<EmbeddingResult> {
  const client = new OpenAI({
    ...{ apiKey: api_key, baseURL: base_url, maxRetries: 0, timeout: timeout_ms },
    ...{ organization: null, project: null, logLevel: 'off' as const },
    fetch: guardedFetch({ isAllowed, bytes_max: limits.embedding_answer_bytes_max }),
  })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)])
  try {
    const input = texts.map(text => text || ' ')
    const { data, usage } = await client.embeddings.create(
      { model, input, encoding_format: 'float' },
      { signal: limit },
    )
    const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => Float32Array.from(embedding))
    const [first] = vectors
    const fits = vectors.length === texts.length && vectors.every(one => one.length === first?.length && isSound(one))
    // Some providers do not say how much it was.
    const tokens = usage?.prompt_tokens ?? tokensOf(texts)
    return fits ? { ok: true, vectors, tokens } : { ok: false, code: 'ai_provider_error', again: true, after_ms: null }
  } catch (error) {
    if (signal.aborted) throw error
    if (limit.aborted) return { ok: false, code: 'ai_timeout', again: true, after_ms: null }
    return { ok: false, ...failureOf(error) }
  }
}

const characters_per_token = 3

/** About how many tokens texts are: more rather than fewer. */
export const tokensOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / characters_per_token), 0)

const isSound = (vector: Float32Array): boolean => vector.length > 0 && vector.every(Number.isFinite)
