/** The filter of runs, shared by the list, the export and bulk actions. */
import { z } from '@hono/zod-openapi'
import type { RunStatus } from '../../../../workflows/core/state.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { instantValue, integer } from '../../../platform/schemas/query-values.ts'
import { id, instant, text } from '../../../platform/schemas/schemas.ts'
import { runLimits } from './limits.ts'
import { runStatus } from './run-schemas.ts'
import type { RunSelection } from './table.ts'

const search_description = 'Beginning of the lead’s email address; if none matches, any part of it.'

/** As a query. */
export const runQuery = {
  journey_id: text(100).optional(),
  journey_version: integer(1, runLimits.run_journey_version_max).optional(),
  lead_id: text(100).optional(),
  status: runStatus.optional(),
  step_id: text(runLimits.run_step_characters_max)
    .optional()
    .openapi({ description: 'ID of the step that the run is at now.' }),
  from: instantValue.optional().openapi({ description: 'Only runs enrolled at this time or later.' }),
  to: instantValue.optional().openapi({ description: 'Only runs enrolled at this time or earlier.' }),
  search: text(limits.email_characters_max).optional().openapi({ description: search_description }),
}

/** As a body. */
export const runFilter = z
  .strictObject({
    run_ids: z
      .array(text(100))
      .min(1)
      .max(runLimits.run_action_runs_max)
      .optional()
      .openapi({ description: 'IDs of runs. Only those that also match the rest of the filter are included.' }),
    journey_id: id('journey').optional(),
    journey_version: z.int().min(1).max(runLimits.run_journey_version_max).optional(),
    lead_id: id('lead').optional(),
    status: runStatus.optional(),
    step_id: text(runLimits.run_step_characters_max).optional(),
    from: instant.optional(),
    to: instant.optional(),
    search: text(limits.email_characters_max).optional(),
  })
  .openapi('RunFilter')

type RunQuery = Omit<RunSelection, 'statuses' | 'step_ids'> & {
  status?: RunStatus | undefined
  step_id?: string | undefined
}

/** The filter of a query string. */
export const selectionOf = ({ status, step_id, ...rest }: RunQuery): RunSelection => ({
  ...rest,
  ...(status !== undefined && { statuses: [status] }),
  ...(step_id !== undefined && { step_ids: [step_id] }),
})

/** `created_after` and `created_before` leave out the moment itself, `from` and `to` take it in. */
export function withinTimes(
  { from, to, ...rest }: RunQuery,
  { created_after, created_before }: { created_after?: number | undefined; created_before?: number | undefined },
): RunQuery {
  const first = Math.max(from ?? -Infinity, created_after === undefined ? -Infinity : created_after + 1)
  const last = Math.min(to ?? Infinity, created_before === undefined ? Infinity : created_before - 1)
  return { ...rest, ...(first > -Infinity && { from: first }), ...(last < Infinity && { to: last }) }
}

/** The filter of a body. */
export const selectionOfBody = ({ from, to, ...rest }: z.output<typeof runFilter>): RunSelection =>
  selectionOf({
    ...rest,
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(to !== undefined && { to: Date.parse(to) }),
  })

/** The filter as an operation stores it. */
export const runSelection: z.ZodType<RunSelection> = z.strictObject({
  run_ids: z.array(z.string()).optional(),
  journey_id: z.string().optional(),
  journey_version: z.int().optional(),
  not_version: z.int().optional(),
  lead_id: z.string().optional(),
  statuses: z.array(runStatus).optional(),
  step_ids: z.array(z.string()).optional(),
  from: z.int().optional(),
  to: z.int().optional(),
  search: z.string().optional(),
})
