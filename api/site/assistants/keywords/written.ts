/** What is written for a keyword: a brief, an outline and a draft, each with the passages it comes from. */
import { z } from '@hono/zod-openapi'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { instant } from '../../../platform/schemas/schemas.ts'

export const writtenParts = ['brief', 'outline', 'draft'] as const
export const writtenPart = z.enum(writtenParts).openapi('KeywordPart')
export type WrittenPart = z.output<typeof writtenPart>

const source = z
  .object({
    number: z.int(),
    source_id: z.string(),
    source_name: z.string(),
    version: z.int(),
    position: z.int(),
    heading: z.string().nullable(),
    url: z.string().nullable(),
    excerpt: z.string(),
  })
  .openapi('KeywordSource', { description: 'A passage that the text is based on; texts cite it as `[1]`.' })

const made = {
  by: enumOf({
    model: 'By the assistant’s model.',
    passages: 'No model is connected, so it was assembled from passages of the knowledge sources.',
  }).openapi('KeywordWriter', {
    description: 'How it was written.',
  }),
  made_at: instant,
  sources: z.array(source),
}

export const brief = z
  .object({
    ...made,
    title: z.string(),
    description: z.string(),
    audience: z.string(),
    intent: z.string(),
    points: z.array(z.string()),
    questions: z.array(z.string()),
  })
  .openapi('KeywordBrief')

const outlined = z.object({ heading: z.string(), points: z.array(z.string()) }).openapi('KeywordOutlineSection')
export const outline = z.object({ ...made, sections: z.array(outlined) }).openapi('KeywordOutline')

const drafted = z.object({ heading: z.string(), paragraphs: z.array(z.string()) }).openapi('KeywordDraftSection')
export const draft = z
  .object({
    ...made,
    sections: z.array(drafted),
    is_complete: z.boolean().openapi({ description: 'Whether all sections have been written.' }),
  })
  .openapi('KeywordDraft')

export type Brief = z.output<typeof brief>
export type Outline = z.output<typeof outline>
export type Draft = z.output<typeof draft>
export type Source = z.output<typeof source>
