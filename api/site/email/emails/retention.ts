/** What the owner of a site may have deleted of emails. Rows and figures stay: what was sent, when, and what became of it. */
import { forgettingFirst, type Retention, retention } from '../../../platform/features/retention.ts'
import { emailLimits } from './limits.ts'

const next = 'select id, queued_at from emails where id > ? order by id limit ?'
const empty = `update emails set to_address = null, subject = null
  where id > ? and id <= ? and ended_at is not null and (to_address is not null or subject is not null)`
/** A server's response quotes the address. */
const emptyAttempts = 'update email_attempts set response = null where email_id > ? and email_id <= ?'

const forgetAddressees: Retention['forget'] = async (tx, { before, batch, place }) => {
  const rows = await tx.all<[string, number]>(next, [place, batch])
  const young = rows.findIndex(([, queued_at]) => queued_at >= before)
  const old = young < 0 ? rows : rows.slice(0, young)
  const [to] = old.at(-1) ?? []
  if (to === undefined) return { rows: 0, place, more: false }
  const emptied = await tx.run(empty, [place, to])
  await tx.run(emptyAttempts, [place, to])
  return { rows: emptied, place: to, more: old.length === batch }
}

const months_min = emailLimits.email_data_months_min

export const emailRetention = [
  retention('email_activity', months_min, forgettingFirst('email_hits', 'seq', "verdict <> 'pending'")),
  retention('email_addressees', months_min, forgetAddressees),
]
