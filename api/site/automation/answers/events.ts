/** What leads answer to questions in emails. */
import { z } from '@hono/zod-openapi'
import { defineLeadEvent } from '../../../platform/events/define.ts'

export const questionAnswered = defineLeadEvent(
  'question.answered',
  z.object({
    journey_id: z.string(),
    run_id: z.string(),
    step_id: z.string(),
    answer_id: z.string().nullable(),
    late: z.boolean(),
  }),
)
