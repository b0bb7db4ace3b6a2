/** Invariants of the final state; each violation is a finding. */
import type { Handle } from '../../api/platform/database/handle.ts'
import { endedFindings } from './findings/ended.ts'
import { mailFindings } from './findings/mail.ts'
import { recordFindings } from './findings/record.ts'
import { type RunSeen, readRuns } from './findings/runs.ts'
import { sumFindings } from './findings/sums.ts'
import { timeFindings } from './findings/time.ts'
import type { Seen } from './simulation.ts'

export type Check = (db: Handle<'site'>, seen: Seen, runs: readonly RunSeen[]) => Promise<string[]>

const checks: readonly Check[] = [endedFindings, mailFindings, recordFindings, timeFindings, sumFindings]

export async function findings(seen: Seen): Promise<string[]> {
  const { disk } = seen.environment
  const runs = await disk.look(db => readRuns(db, seen))
  const found = [...new Set(seen.broken)]
  for (const check of checks) found.push(...(await disk.look(db => check(db, seen, runs))))
  return found
}
