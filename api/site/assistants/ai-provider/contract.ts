/** Whom a site asks for answers: a provider that speaks the OpenAI protocol, by a key of its own or the installation's. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { filledText, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { aiProviderRemoved, aiProviderUpdated } from './events.ts'
import { providerLimits } from './limits.ts'

const price = z.int().min(0).max(providerLimits.provider_price_cents_max)

const provider = z
  .object({
    type: enumOf({
      site: 'The site’s own, with its key.',
      installation: 'That of the installation.',
      none: 'No provider is connected, and assistants answer by quoting their sources.',
    }).openapi('AiProviderType', {
      description: 'Whose provider is used.',
    }),
    base_url: z
      .string()
      .nullable()
      .openapi({ description: 'Base URL of the site’s own provider. `null` if the site uses none of its own.' }),
    model: z.string().nullable(),
    embeddings_model: z.string().nullable().openapi({
      description:
        'Model that embeds passages so that they can be found by meaning. `null` if they are found by words only.',
    }),
    key_hint: z.string().nullable().openapi({ description: 'Last characters of the site’s own key.' }),
    input_cents: price
      .nullable()
      .openapi({ description: 'Price per million input tokens, in US cents. Used for spending caps.' }),
    output_cents: price
      .nullable()
      .openapi({ description: 'Price per million output tokens, in US cents. Used for spending caps.' }),
    embeddings_cents: price.nullable().openapi({
      description: 'Price per million tokens of embedded text, in US cents. Counts toward the site’s daily AI budget.',
    }),
    version,
  })
  .openapi('AiProvider')

const of = { database: 'site', permission: 'manage-assistants', tag: 'ai-provider', params: siteParams } as const
const path = '/v1/sites/{site_id}/ai-provider'
const example = {
  type: 'site',
  base_url: 'https://api.openai.com/v1',
  model: 'gpt-5-mini',
  embeddings_model: 'text-embedding-3-small',
  key_hint: '…x7Qa',
  input_cents: 25,
  output_cents: 200,
  embeddings_cents: 2,
  version: 2,
} as const

export const getAiProvider = contract({
  ...of,
  operationId: 'getAiProvider',
  method: 'get',
  path,
  summary: 'Get the site’s AI provider',
  description: 'Returns whose provider answers, with which model, and its prices. The key is never returned.',
  status: 200,
  response: provider,
  example,
  versioned: true,
})

export const updateAiProvider = contract({
  ...of,
  operationId: 'updateAiProvider',
  method: 'patch',
  path,
  summary: 'Connect or change the site’s own AI provider',
  description:
    'The key is stored encrypted and never returned. It belongs to its base URL: if you change the URL, send the key again.',
  status: 200,
  audit: aiProviderUpdated,
  body: z
    .strictObject({
      base_url: webAddress.optional(),
      api_key: text(providerLimits.provider_key_characters_max).optional().openapi({
        description:
          'The provider’s API key. Omit to keep the present key; send an empty string if the provider needs none.',
      }),
      model: filledText(100).openapi({ type: 'string', minLength: 1, maxLength: 100 }).optional(),
      embeddings_model: text(100).optional().openapi({
        description:
          'The embeddings model; an empty string for none. With a new model every passage is embedded again; the previous model is used until all are done.',
      }),
      input_cents: price.optional(),
      output_cents: price.optional(),
      embeddings_cents: price.optional(),
    })
    .openapi('AiProviderChanges'),
  body_example: {
    base_url: 'https://api.openai.com/v1',
    api_key: 'sk-example',
    model: 'gpt-5-mini',
    embeddings_model: 'text-embedding-3-small',
    input_cents: 25,
    output_cents: 200,
    embeddings_cents: 2,
  },
  response: provider,
  example,
  versioned: true,
})

export const removeAiProvider = contract({
  ...of,
  operationId: 'removeAiProvider',
  method: 'delete',
  path,
  summary: 'Disconnect the site’s own AI provider and delete its key',
  description: 'The provider of the installation is used again, if it has one.',
  status: 204,
  audit: aiProviderRemoved,
})

const failures = [
  ...(['ai_unreachable', 'ai_timeout', 'ai_busy', 'ai_no_credit', 'ai_model_gone'] as const),
  ...(['ai_key_refused', 'ai_provider_error', 'ai_refused', 'ai_empty', 'ai_cut_off'] as const),
] as const
const outcome = enumOf({
  connected: 'It answered.',
  not_connected: 'No provider is connected.',
  ...wordsIn('operation.reason', failures),
}).openapi('AiProviderOutcome')

export const testAiProvider = contract({
  ...of,
  operationId: 'testAiProvider',
  method: 'post',
  path: `${path}/test`,
  summary: 'Test the AI provider by asking for one word',
  description: 'Costs next to nothing. Returns whether the provider answered, or why it did not.',
  status: 200,
  idempotency: 'ignored',
  response: z
    .object({
      outcome,
      model: z.string().nullable(),
      milliseconds: z.int().openapi({ description: 'Time until the complete answer arrived, in milliseconds.' }),
    })
    .openapi('AiProviderTested'),
  example: { outcome: 'connected', model: 'gpt-5-mini', milliseconds: 640 },
  problems: ['too_many_requests'],
})

export const listAiModels = contract({
  ...of,
  operationId: 'listAiModels',
  method: 'get',
  path: `${path}/models`,
  summary: 'List the models the AI provider offers now',
  description: 'Asks the provider. Returns the models that answers can be written with.',
  status: 200,
  response: z
    .object({
      outcome,
      data: z.array(
        z
          .object({
            name: z.string(),
            takes_effort: z.boolean(),
            researches_deeply: z.boolean(),
            sees_images: z.boolean(),
          })
          .openapi('AiModel'),
      ),
    })
    .openapi('AiModels'),
  example: {
    outcome: 'connected',
    data: [{ name: 'gpt-5-mini', takes_effort: true, researches_deeply: false, sees_images: true }],
  },
})
