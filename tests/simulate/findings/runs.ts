/** The runs of a site with all that was written of them. */
import type { Handle } from '../../../api/platform/database/handle.ts'
import type { JourneyDocument } from '../../../api/site/automation/journey-records/rules.ts'
import { recordOfRun } from '../../../api/site/automation/runs/rules.ts'
import { runs, runTransitions } from '../../../api/site/automation/runs/table.ts'
import type { Input } from '../../../workflows/core/inputs.ts'
import type { State } from '../../../workflows/core/state.ts'
import type { StoredEntry } from '../../../workflows/ports.ts'
import type { Seen } from '../simulation.ts'
import { journeyId } from '../site-fixture.ts'

export interface RunSeen {
  id: string
  journey: number
  lead_id: string
  document: JourneyDocument
  status: string
  state: State
  enrolled_at: number
  ended_at: number | null
  record: StoredEntry[]
  inputs: Input[]
}

export async function readRuns(db: Handle<'site'>, { script }: Seen): Promise<RunSeen[]> {
  const rows = await db.select().from(runs)
  const transitions = await db
    .select()
    .from(runTransitions)
    .orderBy(runTransitions.run_id, runTransitions.first_sequence)
  const byRun = Map.groupBy(transitions, t => t.run_id)
  const seen: RunSeen[] = []
  for (const row of rows) {
    const journey = script.documents.findIndex((_, number) => journeyId(number) === row.journey_id)
    const document = script.documents[journey]
    if (!document) throw new Error(`The run ${row.id} is of no journey`)
    seen.push({
      id: row.id,
      journey,
      lead_id: row.lead_id,
      document,
      status: row.status,
      state: row.state,
      enrolled_at: row.enrolled_at,
      ended_at: row.ended_at,
      record: await recordOfRun(db, row.id),
      inputs: (byRun.get(row.id) ?? []).flatMap(t => t.inputs),
    })
  }
  return seen
}
