/** Compares incremental counters with the final rows. */
import type { Handle } from '../../../api/platform/database/handle.ts'
import { toDefinition } from '../../../api/site/automation/journey-records/rules.ts'
import { listCounts } from '../../../api/site/automation/runs/metrics/counts-store.ts'
import { toSteps, toTotals } from '../../../api/site/automation/runs/metrics/metrics.ts'
import { emails } from '../../../api/site/email/emails/table.ts'
import type { Check } from '../findings.ts'
import { journeyId } from '../site-fixture.ts'
import type { RunSeen } from './runs.ts'

type Email = typeof emails.$inferSelect

export const sumFindings: Check = async (db, { script }, runs) => {
  const mails = await db.select().from(emails)
  const found: string[] = []
  for (const number of script.documents.keys()) {
    const id = journeyId(number)
    const own = runs.filter(run => run.journey === number)
    const sent = mails.filter(mail => mail.journey_id === id)
    found.push(...(await ofJourney(db, number, own, sent)))
  }
  return found
}

async function ofJourney(
  db: Handle<'site'>,
  number: number,
  runs: readonly RunSeen[],
  mails: readonly Email[],
): Promise<string[]> {
  const found: string[] = []
  const same = (what: string, counted: number, real: number) => {
    if (counted !== real) found.push(`journey ${number} counts ${counted} ${what}, there are ${real}`)
  }
  const rows = await listCounts(db, journeyId(number))
  const totals = toTotals(rows)
  const ended = totals.completed + totals.stopped + totals.failed
  same('enrolled', totals.enrolled, runs.length)
  same('completed, stopped, failed and live', ended + totals.live, totals.enrolled)
  for (const status of ['completed', 'stopped', 'failed'] as const) {
    same(status, totals[status], runs.filter(run => run.status === status).length)
  }
  const document = runs[0]?.document
  for (const step of document ? toSteps(rows, toDefinition(document)) : []) {
    const visits = runs.filter(({ record }) => record.some(entry => entry.step_id === step.step_id)).length
    const standing = runs.filter(
      ({ state, record }) => state.step_id === step.step_id && !record.some(e => e.step_id === step.step_id),
    )
    same(`runs that reached ${step.step_id}`, step.reached, visits + standing.length)
    if (!step.send) continue
    const own = mails.filter(mail => mail.step_id === step.step_id)
    for (const state of ['delivered', 'not_delivered', 'unknown'] as const) {
      same(`${state} at ${step.step_id}`, step.send[state], own.filter(mail => mail.status === state).length)
    }
    same(`not started at ${step.step_id}`, step.send.not_started, 0)
  }
  return found
}
