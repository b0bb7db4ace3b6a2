/** No run is lost, duplicated or stuck; every input was taken. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../api/platform/database/handle.ts'
import { ids } from '../documents.ts'
import type { Check } from '../findings.ts'
import { probeEnded } from '../probes.ts'
import { awaited } from '../simulation.ts'
import { journeyId } from '../site-fixture.ts'
import type { RunSeen } from './runs.ts'

type Db = Handle<'site'>

export const endedFindings: Check = async (db, { script, rested }, runs) => {
  const found: string[] = []
  if (!rested) found.push(`the site does not come to rest: jobs ${JSON.stringify(await jobsLeft(db))}`)
  for (const run of runs) {
    if (run.ended_at === null) found.push(`run ${run.id} is stuck: ${run.status} at ${run.state.step_id}`)
    if (run.status === 'failed' && !run.state.reason?.startsWith('ai_'))
      found.push(`run ${run.id} failed: ${run.state.reason}`)
  }
  const [left] = await db.all<[number]>(sql`select count(*) from run_inputs`)
  if (left?.[0]) found.push(`${left[0]} inputs lie about`)
  for (const number of script.documents.keys()) {
    const own = runs.filter(run => run.journey === number)
    found.push(...(await enrollmentFindings(db, number, own)))
  }
  return [...found, ...(await probeFindings(db))]
}

const jobsLeft = (db: Db) =>
  db.all<[string, string, number]>(sql`select type, subject_id, due_at from jobs where type in ${awaited} limit 5`)

/** Each lead that a trigger brought has a run; one in all, or one at a time. */
async function enrollmentFindings(db: Db, number: number, runs: readonly RunSeen[]): Promise<string[]> {
  const found: string[] = []
  const byLead = Map.groupBy(runs, run => run.lead_id)
  for (const [lead_id, list] of byLead) {
    const duplicates = list[0]?.document.allow_duplicate_enrollment === true
    if (list.length > 1 && !duplicates) found.push(`${lead_id} is ${list.length} times in journey ${number}`)
    const ordered = list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const twice = ordered.some(
      (run, i) => i > 0 && (ordered[i - 1]?.ended_at ?? Number.POSITIVE_INFINITY) > run.enrolled_at + CLOCK_BACK_MS,
    )
    if (twice) found.push(`${lead_id} is twice at once in journey ${number}`)
  }
  const brought = await db.all<[string]>(sql`
    select distinct e.lead_id from events e join journeys j on j.id = ${journeyId(number)}, json_each(j.document, '$.triggers') t
    where (t.value ->> 'type' = 'lead_created' and e.name = 'lead.created')
      or (t.value ->> 'type' = 'tag_added' and e.name = 'lead.tag_added' and e.data ->> 'tag_id' = ${ids.trigger_tag})`)
  const suppressed = runs[0]?.document.suppression !== undefined
  for (const [lead_id] of brought) {
    if (!byLead.has(lead_id) && !suppressed && runs.length > 0)
      found.push(`${lead_id} was never enrolled in journey ${number}`)
  }
  return found
}

/** A clock that steps back makes ends seem later than beginnings. */
const CLOCK_BACK_MS = 2 * 3_600_000

async function probeFindings(db: Db): Promise<string[]> {
  const rows = await db.all<[string, number]>(
    sql`select subject_id, count(*) from events where name = ${probeEnded.name} group by 1 having count(*) > 1`,
  )
  return rows.map(([id, times]) => `${id} ended ${times} times`)
}
