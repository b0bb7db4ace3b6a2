/** Configuration of the provider that writes emails. */
import { trimTrailing } from './trim-trailing.ts'

export interface AiConfig {
  model: string
  api_key: string
  base_url: string
  connections: number
  timeout_ms: number
  /** The model that makes vectors of texts; undefined: nothing is found by meaning. */
  embeddings_model?: string
  /** Cents for a million tokens. */
  input_cents: number
  output_cents: number
  embeddings_cents: number
}

interface Values {
  AI_MODEL: string | undefined
  AI_API_KEY: string | undefined
  AI_BASE_URL: string | undefined
  AI_CONNECTIONS: number
  AI_TIMEOUT_SECONDS: number
  AI_INPUT_CENTS: number
  AI_OUTPUT_CENTS: number
  AI_EMBEDDINGS_CENTS: number
  AI_EMBEDDINGS_MODEL: string | undefined
}

const open_ai = 'https://api.openai.com/v1'
const missing = (...mistakes: string[]) => ({ ai: undefined, mistakes })

/** An AI provider needs a model and credentials: one without the other is an error at the start. */
export function aiConfig(v: Values): { ai: AiConfig | undefined; mistakes: string[] } {
  const { AI_MODEL: model, AI_API_KEY: key, AI_BASE_URL: url } = v
  if (model === undefined && key === undefined && url === undefined) return missing()
  if (model === undefined) {
    const named = key === undefined ? 'AI_BASE_URL' : 'AI_API_KEY'
    return missing(`AI_MODEL must be set where ${named} is. Example: AI_MODEL=gpt-5-mini`)
  }
  if (key === undefined && url === undefined) {
    return missing(
      'AI_API_KEY must be set where AI_MODEL is, or AI_BASE_URL of a provider that needs no key. Example: AI_API_KEY=sk-…',
    )
  }
  const ai = {
    model,
    api_key: key ?? 'none',
    base_url: trimTrailing(url ?? open_ai, '/'),
    connections: v.AI_CONNECTIONS,
    timeout_ms: v.AI_TIMEOUT_SECONDS * 1_000,
    input_cents: v.AI_INPUT_CENTS,
    output_cents: v.AI_OUTPUT_CENTS,
    embeddings_cents: v.AI_EMBEDDINGS_CENTS,
    ...(v.AI_EMBEDDINGS_MODEL !== undefined && { embeddings_model: v.AI_EMBEDDINGS_MODEL }),
  }
  return { ai, mistakes: [] }
}
