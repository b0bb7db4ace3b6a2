/** The checks before the hand-off of an email, with their results. */
import { type CheckName, checkForReason, checkNames, onlyMarketing } from './eligibility/reasons.ts'
import type { EmailRow } from './store.ts'

type CheckResult = 'passed' | 'failed' | 'not_reached' | 'not_needed'

const waits: Record<string, CheckName> = {
  paused: 'not_paused',
  late: 'in_time',
  day_off: 'open_minute',
  paced: 'in_turn',
  plan_limit: 'in_turn',
  transport_down: 'in_turn',
}

/** Checks of emails of broadcasts alone, and of journeys alone. */
const ofBroadcasts: ReadonlySet<CheckName> = new Set(['not_canceled', 'not_duplicate'])
const ofJourneys: ReadonlySet<CheckName> = new Set(['run_live', 'text_ready', 'open_minute'])

/** The checks before the hand-off with their results; the first that fails ends them. */
export function checksOf(row: EmailRow) {
  const failed = failedCheck(row)
  const reached = failed !== undefined || row.attempts > 0
  let open = reached
  const asked = checkNames.filter(
    name => !(row.broadcast_id === null && ofBroadcasts.has(name)) && !(row.run_id === null && ofJourneys.has(name)),
  )
  return asked.map(name => {
    let result: CheckResult = open ? 'passed' : 'not_reached'
    if (name === failed) {
      result = 'failed'
      open = false
    } else if (row.category === 'transactional' && onlyMarketing.has(name)) result = 'not_needed'
    else if (name === 'text_ready' && row.ai_step_id === null) result = 'not_needed'
    return { name, result }
  })
}

function failedCheck({ status, reason }: EmailRow): CheckName | undefined {
  if (reason === null) return undefined
  return status === 'skipped' ? checkForReason(reason) : waits[reason]
}
