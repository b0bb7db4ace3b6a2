/** A text in another language, by an assistant's model: names, links and Liquid stay as they are. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { enumOf, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { filledText, id, siteParams } from '../../../platform/schemas/schemas.ts'
import { pageLanguage } from '../../website/pages/contract.ts'
import { writingFailures } from '../writer/rules.ts'
import { translationLimits as most } from './limits.ts'

export const translateText = contract({
  database: 'site',
  permission: 'manage-assistants',
  tag: 'translation',
  operationId: 'translateText',
  method: 'post',
  path: '/v1/sites/{site_id}/assistants/{assistant_id}/translate',
  summary: 'Translate a text with the assistant’s model',
  description:
    'Given names, the site’s name, links, email addresses, HTML tags and Liquid stay unchanged. A translation that loses or adds one, or uses a word to avoid, is requested again once and then refused. Nothing is stored; the cost counts as the assistant’s.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams.extend({ assistant_id: id('assistant') }),
  body: z
    .strictObject({
      text: filledText(most.translated_characters_max).openapi({
        ...{ type: 'string', minLength: 1, maxLength: most.translated_characters_max },
      }),
      to: pageLanguage,
      keep: z
        .array(
          filledText(most.translation_kept_word_characters_max).openapi({
            ...{ type: 'string', minLength: 1, maxLength: most.translation_kept_word_characters_max },
          }),
        )
        .max(most.translation_kept_words_max)
        .optional()
        .openapi({ description: 'Names that must not be translated.' }),
    })
    .openapi('TextToTranslate'),
  body_example: { text: 'Hello {{ first_name }}, the Winter Garden is open.', to: 'es', keep: ['Winter Garden'] },
  response: z
    .object({
      outcome: enumOf({
        translated: 'The translation is there.',
        parts_lost: 'A name, a link or Liquid is missing in it, twice.',
        parts_added: 'It has a link or Liquid that the text has not, twice.',
        word_avoided: 'It uses a word to avoid, twice.',
        ...wordsIn('operation.reason', writingFailures),
      }).openapi('TranslationOutcome', { description: 'Whether there is a translation, or why not.' }),
      text: z
        .string()
        .nullable()
        .openapi({ description: 'The translation. `null` unless the outcome is `translated`.' }),
      faults: z.array(z.string()).openapi({ description: 'What was lost, was added or should have been avoided.' }),
      model: z.string().nullable(),
      cost_usd_micros: usdMicrosSchema,
    })
    .openapi('TranslatedText'),
  example: {
    outcome: 'translated',
    text: 'Hola {{ first_name }}, el Winter Garden está abierto.',
    faults: [],
    model: 'gpt-5-mini',
    cost_usd_micros: 200,
  },
})
