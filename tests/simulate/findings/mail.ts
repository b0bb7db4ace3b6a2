/**
 * Each email arrives once, except for the unavoidable gap between the server's acceptance and the commit; server and
 * site agree.
 */
import { messageId } from '../../../api/platform/mail/message.ts'
import { emailAttempts, emails } from '../../../api/site/email/emails/table.ts'
import { ids } from '../documents.ts'
import type { Check } from '../findings.ts'
import { site_id } from '../site-fixture.ts'

/** The last look is before the final dot; a slow line and a slow disk come after it. */
const HELD_LATE_MS = 12_000

export const mailFindings: Check = async (db, { environment, holds, frozen }, runs) => {
  const found: string[] = []
  const { accepted } = environment.server
  const rows = await db.select().from(emails)
  const attempts = Map.groupBy(await db.select().from(emailAttempts), attempt => attempt.email_id)
  const arrived = Map.groupBy(accepted, mail => mail.message_id)
  const known = new Set<string>()
  for (const row of rows) {
    const id = messageId([site_id, row.run_id ?? '', row.sequence ?? 0], 'leads.example.com')
    known.add(id)
    const times = arrived.get(id)?.length ?? 0
    const doubts = (attempts.get(row.id) ?? []).filter(a => a.outcome === 'unknown' || a.outcome === null).length
    const name = `mail ${row.step_id} of ${row.run_id}`
    if (times > 1 + doubts) found.push(`${name} arrived ${times} times with ${doubts} attempts in doubt`)
    if (row.status === 'delivered' && times === 0) found.push(`${name} is said to be delivered and never arrived`)
    if ((row.status === 'skipped' || row.status === 'not_delivered') && times > doubts)
      found.push(`${name} is ${row.status} and arrived`)
    if (row.ended_at === null) found.push(`${name} has not ended: ${row.status} ${row.reason}`)
    const run = runs.find(({ id }) => id === row.run_id)
    if (!holds.length || frozen.length > 0 || !run) continue
    // A pause of the site stops marketing email; a pause of a journey all of its email.
    const marketing = row.template_id !== ids.transactional
    const own = holds.filter(({ journey }) => (journey === null ? marketing : journey === run.journey))
    const late = (elapsed: number) => own.some(({ from, to }) => elapsed > from + HELD_LATE_MS && elapsed < to)
    if ((arrived.get(id) ?? []).some(({ elapsed }) => late(elapsed))) found.push(`${name} left while paused`)
  }
  for (const id of arrived.keys()) if (!known.has(id)) found.push(`a mail arrived under an identity of no send: ${id}`)
  for (const [key, list] of Map.groupBy(rows, row => `${row.run_id} ${row.step_id}`)) {
    const retries =
      runs.find(({ id }) => id === list[0]?.run_id)?.record.filter(e => e.type === 'run_retried').length ?? 0
    if (list.length > 1 + retries) found.push(`step and run ${key} have ${list.length} mails`)
  }
  return found
}
