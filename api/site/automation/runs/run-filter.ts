/** Which runs are meant: one form for the list, the export and what is asked of many at once. */
import { z } from '@hono/zod-openapi'
import type { RunStatus } from '../../../../workflows/core/state.ts'
import { limits } from '../../../platform/limits.ts'
import { instantValue, integer } from '../../../platform/query-values.ts'
import { id, instant, text } from '../../../platform/schemas.ts'
import { runStatus } from './run-schemas.ts'
import type { RunSelection } from './table.ts'

const version_max = 1_000_000
const search_description = 'The beginning of the lead’s address; where none begins so, any part of it.'
const step_characters_max = 64

/** As a query. */
export const runQuery = {
  journey_id: text(100).optional(),
  journey_version: integer(1, version_max).optional(),
  lead_id: text(100).optional(),
  status: runStatus.optional(),
  step_id: text(step_characters_max).optional().openapi({ description: 'Where the run stands now.' }),
  from: instantValue.optional().openapi({ description: 'Enrolled at this moment or later.' }),
  to: instantValue.optional().openapi({ description: 'Enrolled at this moment or earlier.' }),
  search: text(limits.email_characters_max).optional().openapi({ description: search_description }),
}

/** As a body. */
export const runFilter = z
  .strictObject({
    run_ids: z
      .array(text(100))
      .min(1)
      .max(limits.run_action_runs_max)
      .optional()
      .openapi({ description: 'These runs, as far as the rest of the filter fits them too.' }),
    journey_id: id('journey').optional(),
    journey_version: z.int().min(1).max(version_max).optional(),
    lead_id: id('lead').optional(),
    status: runStatus.optional(),
    step_id: text(step_characters_max).optional(),
    from: instant.optional(),
    to: instant.optional(),
    search: text(limits.email_characters_max).optional(),
  })
  .openapi('RunFilter')

type Asked = Omit<RunSelection, 'statuses' | 'step_ids'> & {
  status?: RunStatus | undefined
  step_id?: string | undefined
}

/** What a query means. */
export const selectionOf = ({ status, step_id, ...rest }: Asked): RunSelection => ({
  ...rest,
  ...(status !== undefined && { statuses: [status] }),
  ...(step_id !== undefined && { step_ids: [step_id] }),
})

/** What a body means. */
export const selectionOfBody = ({ from, to, ...rest }: z.output<typeof runFilter>): RunSelection =>
  selectionOf({
    ...rest,
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(to !== undefined && { to: Date.parse(to) }),
  })
