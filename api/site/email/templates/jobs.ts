/** Sending a template to try it. */
import { z } from '@hono/zod-openapi'
import { defineJob } from '../../../platform/jobs/define.ts'
import { locales } from '../../../platform/texts/messages/messages.ts'

const templateTest = z.object({
  template_id: z.string(),
  to: z.string(),
  lead_id: z.string().nullable(),
  sender_id: z.string().nullable(),
  /** Absent: the lead's. */
  language: z.enum(locales).optional(),
  /** In place of the template's own; a translation keeps its own. */
  subject: z.string().optional(),
  /** The parts of a journey's step, where the test is of a journey. */
  question: z
    .object({ question: z.string(), answers: z.array(z.object({ id: z.string(), label: z.string() })) })
    .optional(),
  writing: z.object({ prompt: z.string(), model: z.string().nullable() }).optional(),
})

export type TemplateTest = z.output<typeof templateTest>

/** Its subject takes the place of the email's id. */
export const templateTestJob = defineJob('template_test', templateTest)
