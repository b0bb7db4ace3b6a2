/** Reads what a service has: whom it called about, what changed since the last time, and once a day everybody. */
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { type ConnectionRow, saveConnection } from '../connections/rules.ts'
import type { ServiceClient } from '../services/rules.ts'
import { syncLimits } from './limits.ts'
import { settleRow } from './merge-contact.ts'
import { removeNotice, someNotices } from './notices-store.ts'
import { requireSameFields } from './same-fields.ts'
import { markEveryone, saveRow } from './store.ts'
import { type ContactContext, takeContacts } from './take-contacts.ts'
import { lookAtMoved, rowsNotSeen, rowsNotTaken, UNNAMED } from './unseen-store.ts'

const SECOND = 1_000
const MINUTE = 60_000
const HOUR = 3_600_000

/** True if there may be more. A call of the service says whom to look at, and nothing else of it is believed. */
export async function readNotices(client: ServiceClient, list_id: string, taking: ContactContext): Promise<boolean> {
  const { database, mapping } = taking
  const limit = syncLimits.sync_notices_at_once_max
  const notices = await database.read(db => someNotices(db, mapping.connection.id, limit))
  for (const notice of notices) {
    const contact = await client.readContact(list_id, notice.email)
    if (contact) await takeContacts([contact], { ...taking, previous_email: notice.previous_email })
    await database.write(tx => removeNotice(tx, notice))
  }
  return notices.length === limit
}

export const pollMilliseconds = ({ service }: Pick<ConnectionRow, 'service'>): number =>
  (service === 'constant_contact' ? syncLimits.sync_poll_shared_minutes : syncLimits.sync_poll_minutes) * MINUTE

/** When the next reading of either kind begins. */
export function nextReadingAt(connection: ConnectionRow): number {
  const { compared_at, polled_to, poll_begun_at } = connection
  if (poll_begun_at !== null || compared_at === null || polled_to === null) return 0
  return Math.min(polled_to + pollMilliseconds(connection), compared_at + syncLimits.sync_comparison_hours * HOUR)
}

type PollState = Pick<ConnectionRow, 'poll_since' | 'poll_begun_at' | 'poll_cursor' | 'is_comparing'>

const noReading: PollState = { poll_since: null, poll_begun_at: null, poll_cursor: null, is_comparing: false }

/** What changed there is read before something is sent of people whom it knows. */
function isReadingDue(connection: ConnectionRow, isKnownDue: boolean, at: number): boolean {
  const { last_received_at } = connection
  const isStale = last_received_at === null || last_received_at + syncLimits.sync_fresh_seconds * SECOND <= at
  return nextReadingAt(connection) <= at || (isKnownDue && isStale)
}

/** One page of a reading that is due or under way; true if there is another. */
export async function readPage(
  client: ServiceClient,
  list_id: string,
  taking: ContactContext,
  isKnownDue: boolean,
): Promise<boolean> {
  const { database, mapping, context } = taking
  const { connection } = mapping
  const at = context.now()
  if (!isReadingDue(connection, isKnownDue, at)) return false
  const reading = connection.poll_begun_at === null ? beginReading(connection, at) : connection
  const { poll_since, poll_cursor, poll_begun_at, is_comparing } = reading
  if (is_comparing && connection.poll_begun_at === null) await requireSameFields(client, list_id, connection)
  const page = await client.readContacts({
    list_id,
    ...(poll_since !== null && { since: poll_since }),
    ...(poll_cursor !== null && { cursor: poll_cursor }),
  })
  await takeContacts(page.contacts, taking)
  if (page.cursor !== undefined) {
    const next = { ...reading, poll_cursor: page.cursor }
    await database.write(tx => saveConnection(tx, connection.id, pickReading(next)))
    return true
  }
  if (is_comparing) await settleUnseen(poll_begun_at ?? at, taking)
  await endReading(reading, taking)
  return false
}

const pickReading = ({ poll_since, poll_begun_at, poll_cursor, is_comparing }: PollState): PollState => ({
  ...{ poll_since, poll_begun_at, poll_cursor, is_comparing },
})

function beginReading(connection: ConnectionRow, at: number): PollState {
  const { compared_at, polled_to, last_received_at } = connection
  const isOld = compared_at === null || compared_at + syncLimits.sync_comparison_hours * HOUR <= at
  if (isOld || polled_to === null) return beginComparison(at)
  const overlapping = polled_to - syncLimits.sync_overlap_minutes * MINUTE
  // Between two polls only what is new: a mass change would read all that it has sent, with each batch.
  const since = (last_received_at ?? polled_to) - syncLimits.sync_fresh_overlap_seconds * SECOND
  const poll_since = nextReadingAt(connection) <= at ? overlapping : Math.max(overlapping, since)
  return { poll_since, poll_begun_at: at, poll_cursor: null, is_comparing: false }
}

/** Of everybody, in the place of a reading that is under way. */
export const beginComparison = (at: number): PollState => ({ ...noReading, poll_begun_at: at, is_comparing: true })

/** After the first comparison, and after settings that concern everybody, all leads are looked at. */
async function endReading(
  { poll_since, poll_begun_at, is_comparing }: PollState,
  { database, mapping, context }: ContactContext,
): Promise<void> {
  const { id, compared_at, polled_to } = mapping.connection
  const at = context.now()
  const begun = poll_begun_at ?? at
  // The next poll begins where the last one that overlapped ended.
  const isPoll =
    poll_since === null || polled_to === null || poll_since <= polled_to - syncLimits.sync_overlap_minutes * MINUTE
  await database.write(
    async tx => {
      const isAsked = is_comparing && compared_at === null
      // Whoever comes there from its beginning on is new; later comparisons change nothing of that.
      const connected = polled_to === null ? { connected_at: begun } : {}
      const compared = is_comparing ? { compared_at: begun, ...connected } : {}
      const polled = isPoll ? { polled_to: begun } : {}
      await saveConnection(tx, id, { ...noReading, ...polled, ...compared, last_received_at: begun })
      if (isAsked) await markEveryone(tx, id, at)
    },
    { slow: true },
  )
}

/** Contacts that are no more there stay here, and are not added there again; those that never were are refused. */
async function settleUnseen(begun: number, taking: ContactContext): Promise<void> {
  const { database, mapping } = taking
  const limit = syncLimits.sync_contacts_at_once_max
  for (;;) {
    const count = await database.write(
      async tx => {
        const gone = await rowsNotSeen(tx, mapping.connection.id, begun, limit)
        for (const row of gone) await settleRow(tx, { ...row, consent: 'archived', sent: null }, taking)
        const refused = await rowsNotTaken(tx, mapping.connection.id, begun, limit)
        for (const row of refused)
          await saveRow(tx, row, { status: 'refused', reason: 'other', detail: UNNAMED, sent: null })
        await lookAtMoved(tx, mapping.connection.id, taking.context.now())
        return Math.max(gone.length, refused.length)
      },
      { slow: true },
    )
    if (count < limit) return
  }
}

export const toNotice = (connection_id: string, email: string, previous_email: string | null, at: number) => ({
  ...{ connection_id, email_key: emailKey(email), email, previous_email, at },
})
