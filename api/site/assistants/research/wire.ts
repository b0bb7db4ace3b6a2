/** Research on the wire. */
import { z } from '@hono/zod-openapi'
import { usdMicros, usdMicrosSchema } from '../../../platform/network/ai/cost.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, instant } from '../../../platform/schemas/schemas.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { researchLimits as most } from './limits.ts'
import type { ResearchRow, ResearchSourceRow } from './store.ts'
import { researchStatuses, researchTypes } from './table.ts'

export const researchType = z.enum(researchTypes).openapi('ResearchType', {
  description: '`topic`: a report is written from what is found. `content`: pages are fetched, and nothing is written.',
})
const status = enumWith(researchStatuses, {
  reading: 'Pages are being read.',
  found: 'Choose the sources to continue with.',
  writing: 'The text is being written.',
  complete: 'The text is there.',
  failed: 'It broke off; start another one.',
  canceled: 'Stopped by a person; what was found before is kept.',
}).openapi('ResearchStatus', {
  description: 'State of the research.',
})
const reason = z.object({ code: z.string(), text: z.string() }).openapi('ResearchReason')
export const day = z.iso.date().openapi({ type: 'string', format: 'date' })
const dayToldOrNull = z.string().openapi({ format: 'date' }).nullable()

export const researchShape = z
  .object({
    id: id('research'),
    assistant_id: id('assistant'),
    type: researchType,
    prompt: z.string(),
    language: z.string(),
    from: dayToldOrNull,
    to: dayToldOrNull,
    cost_cents_max: z
      .int()
      .nullable()
      .openapi({ description: 'The most that it may cost, in US cents. `null` for no limit.' }),
    status,
    reason: reason.optional().openapi({ description: 'Why it failed.' }),
    operation_id: z.string().nullable(),
    title: z.string(),
    sections: z
      .array(z.object({ heading: z.string(), text: z.string() }).openapi('ResearchSection'))
      .openapi({ description: 'Sections in plain text. `[1]` cites the source with that number.' }),
    quotations_cut: z.int().openapi({
      description: `Number of quotations that were shortened because they copied more than ${most.research_quotation_words_max} words in a row.`,
    }),
    model: z.string().nullable(),
    cost_usd_micros: usdMicrosSchema,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Research')

export const researchExample = {
  id: 'rsrch_0199a3f2c4d87e6b9a0112233445566f',
  assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f',
  type: 'topic',
  prompt: 'Plants for a balcony in the shade',
  language: 'en',
  from: '2026-01-01',
  to: null,
  cost_cents_max: 50,
  status: 'complete',
  operation_id: 'op_0199a3f2c4d87e6b9a0112233445566f',
  title: 'Plants for a balcony in the shade',
  sections: [{ heading: 'Ferns', text: 'Ferns do well where no sun comes [1].' }],
  quotations_cut: 0,
  model: 'gpt-5-mini',
  cost_usd_micros: 12_000,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:31:00.000Z',
} as const

export const researchSource = z
  .object({
    number: z.int(),
    url: z.string().nullable(),
    title: z.string(),
    source_id: z
      .string()
      .nullable()
      .openapi({ description: 'ID of the knowledge source that the passage belongs to.' }),
    published_on: dayToldOrNull.openapi({ description: 'Publication date as stated by the page (`YYYY-MM-DD`).' }),
    status: enumOf({
      found: 'A URL that another page links to. It is read only if it is chosen.',
      read: 'Its text is known.',
      failed: 'It could not be read.',
    }).openapi('ResearchSourceStatus', {
      description: 'State of the page.',
    }),
    problem: reason.optional(),
    is_chosen: z.boolean(),
    is_cited: z.boolean(),
    text: z.string(),
  })
  .openapi('ResearchSource')

export const toResearch = (row: ResearchRow, locale: Locale) => ({
  id: row.id,
  assistant_id: row.assistant_id,
  type: row.type,
  prompt: row.prompt,
  language: row.language,
  from: row.from_day,
  to: row.to_day,
  cost_cents_max: row.cost_cents_max,
  status: row.status,
  ...(row.reason !== null && {
    reason: { code: row.reason, text: messageOf(locale, `operation.reason.${row.reason}`) },
  }),
  operation_id: row.operation_id,
  title: row.title,
  sections: [...row.sections],
  quotations_cut: row.quotations_cut,
  model: row.model,
  cost_usd_micros: usdMicros(row.cost),
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toResearchSource = (row: ResearchSourceRow, locale: Locale) => ({
  number: row.number,
  url: row.url,
  title: row.title,
  source_id: row.source_id,
  published_on: row.published_on,
  status: row.status,
  ...(row.problem !== null && {
    problem: { code: row.problem, text: messageOf(locale, `operation.failure.${row.problem}`) },
  }),
  is_chosen: row.chosen,
  is_cited: row.cited,
  text: row.text,
})
