/** Configuration of the provider that writes emails. */
import { z } from '@hono/zod-openapi'
import { trimTrailing } from '../texts/trim-trailing.ts'

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

const whole = (minimum: number, maximum: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(minimum).max(maximum))

export const aiVariables = {
  AI_MODEL: {
    rule: z.string().min(1).max(200).optional(),
    says: 'the model that writes emails; where it is absent, no journey can have the AI email writer',
    example: 'gpt-5-mini',
  },
  AI_API_KEY: {
    rule: z.string().min(1).max(1_000).optional(),
    says: 'the key of the AI provider',
    example: 'sk-…',
  },
  AI_BASE_URL: {
    rule: z.url({ protocol: /^https?$/ }).optional(),
    says: 'the address of a provider that speaks the OpenAI protocol, with http:// or https://',
    example: 'https://api.openai.com/v1',
  },
  AI_EMBEDDINGS_MODEL: {
    rule: z.string().min(1).max(200).optional(),
    says: 'the model that makes vectors of what assistants know, at the same provider; without it passages are found by their words alone',
    example: 'text-embedding-3-small',
  },
  AI_CONNECTIONS: {
    rule: whole(1, 100).default(8),
    says: 'texts that the AI provider writes at once, 1 to 100',
    example: '8',
  },
  AI_TIMEOUT_SECONDS: {
    rule: whole(1, 600).default(120),
    says: 'seconds after which a text that does not come is given up, 1 to 600',
    example: '120',
  },
  AI_INPUT_CENTS: {
    rule: whole(0, 1_000_000).default(250),
    says: 'the price of a million tokens read, in cents, 0 to 1000000; the daily cap of a site counts with it',
    example: '250',
  },
  AI_OUTPUT_CENTS: {
    rule: whole(0, 1_000_000).default(1_000),
    says: 'the price of a million tokens written, in cents, 0 to 1000000',
    example: '1000',
  },
  AI_EMBEDDINGS_CENTS: {
    rule: whole(0, 1_000_000).default(2),
    says: 'the price of a million tokens that vectors are made of, in cents, 0 to 1000000',
    example: '2',
  },
} as const

type Values = { [N in keyof typeof aiVariables]: z.output<(typeof aiVariables)[N]['rule']> }

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
