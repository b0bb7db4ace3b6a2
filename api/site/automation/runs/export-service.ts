/** Runs as CSV, streamed page by page at the caller's pace. */

import { endpoint } from '../../../platform/features/endpoint.ts'
import { csvRow } from '../../../platform/files/csv.ts'
import { csvDownload } from '../../../platform/routing/file-download.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { keysOfRuns, type ListedRun, listedRuns, type RunKey } from './list-store.ts'
import { selectionOf } from './run-filter.ts'
import { isReadable } from './wire.ts'

const page_runs = 500
const second = 1_000
const columns = [
  'run_id',
  'journey_id',
  'journey_version',
  'lead_id',
  'email',
  'name',
  'run_date',
  'status',
  'run_duration_seconds',
  'reason',
  'step_id',
  'waiting_until',
  'cause',
  'ended_at',
]

function cellsOf({ run, email, first_name, last_name }: ListedRun) {
  const { wait = null, reason = null } = isReadable(run) ? run.state : {}
  return [
    run.id,
    run.journey_id,
    run.journey_version,
    run.lead_id,
    email,
    [first_name, last_name].filter(Boolean).join(' '),
    toInstant(run.enrolled_at),
    run.status,
    run.ended_at === null ? null : Math.round((run.ended_at - run.enrolled_at) / second),
    reason,
    run.step_id,
    run.ended_at === null ? toInstantOrNull(wait?.until ?? null) : null,
    run.cause,
    toInstantOrNull(run.ended_at),
  ]
}

export const exportRuns = endpoint(contract.exportRuns, async ({ query }, context) => {
  const { installation, site } = context
  const selection = selectionOf(query)
  async function* pieces() {
    yield csvRow(columns)
    let after: RunKey | null = null
    for (;;) {
      const database = await installation.databases.site(site.id)
      const rows: ListedRun[] = await database.read(async db =>
        listedRuns(db, await keysOfRuns(db, selection, { after, limit: page_runs })),
      )
      const last = rows.at(-1)?.run
      if (!last) return
      yield rows.map(row => csvRow(cellsOf(row))).join('')
      after = { enrolled_at: last.enrolled_at, id: last.id }
    }
  }
  return csvDownload(context, 'runs.csv', pieces())
})
