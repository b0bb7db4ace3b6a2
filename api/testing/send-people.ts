/** People in every status that decides whether an email may leave, as rows of a site; the same for the same seed. */

import { rollOf } from '../../workflows/core/roll.ts'
import type { Handle } from '../platform/database/handle.ts'
import { emailKey } from '../platform/schemas/schemas.ts'
import { recordConsent, recordWithdrawal } from '../site/contacts/consents/rules.ts'
import { formerAddresses } from '../site/contacts/former-addresses/table.ts'
import { nothingKnown } from '../site/contacts/lead-records/fields.ts'
import { confirmationStatuses, leadRows } from '../site/contacts/lead-records/rules.ts'
import { suppressionReasons } from '../site/contacts/lead-records/table.ts'
import { freshLead } from '../site/contacts/leads/rules.ts'
import { personHash, withdrawHash } from '../site/contacts/mailability/rules.ts'
import { emailAttempts, emails } from '../site/email/emails/table.ts'
import { suppressions } from '../site/email/suppressions/table.ts'
import { leftTopics } from '../site/email/unsubscribe-page/table.ts'
import type { MailFixture } from './fixtures/mail.ts'

type Tx = Handle<'site'>

export interface PeopleAsked {
  seed: string
  count: number
  /** Of topics: the first is that of the mail. */
  topic_ids: readonly string[]
}

const day_ms = 86_400_000
const batch = 200

/** Choices of one person, each with its share of 100. */
function choosing(seed: string) {
  const share = (what: string) => rollOf(seed, what)
  return {
    is: (what: string, percent: number) => share(what) < percent,
    one: <T>(what: string, options: readonly [T, ...T[]]): T =>
      options[Math.floor((share(what) * options.length) / 100)] ?? options[0],
  }
}
type Choosing = ReturnType<typeof choosing>

type Fixture = Pick<MailFixture, 'installation' | 'clock' | 'database' | 'site'>

/** Writes them; answers their ids. */
export async function writePeople(w: Fixture, { seed, count, topic_ids }: PeopleAsked): Promise<string[]> {
  const key = await w.installation.databases.siteKey(w.site)
  const ids: string[] = []
  for (let from = 0; from < count; from += batch) {
    await w.database.write(async tx => {
      for (let i = from; i < Math.min(count, from + batch); i++) {
        ids.push(await writePerson(tx, w, { choose: choosing(`${seed} ${i}`), name: `${seed}-${i}`, key, topic_ids }))
      }
    })
  }
  return ids
}

interface Writing {
  choose: Choosing
  name: string
  key: Buffer
  topic_ids: readonly string[]
}

async function writePerson(tx: Tx, w: Fixture, writing: Writing): Promise<string> {
  const { choose, name, key, topic_ids } = writing
  const { newId } = w.installation
  const at = w.clock.now()
  const email = `${name}@example.com`
  const id = newId('lead')
  const wish = choose.one('wish', ['subscribed', 'subscribed', 'subscribed', 'subscribed', 'left', 'never'])
  const lead = freshLead({
    ...{ id, email, own: nothingKnown() as never, source: 'form', quality: undefined, at },
    mailability: wish === 'subscribed' ? 'subscribed' : 'unsubscribed',
    unsubscribed_at: wish === 'left' ? at : null,
    confirmation: choose.one('confirmation', ['none', 'none', 'none', ...confirmationStatuses]),
  })
  await leadRows.insert(tx, [lead])
  await writeConsents(tx, w, id, choose)
  if (choose.is('suppressed', 12)) await suppress(tx, w, choose, 'address', { email, email_key: emailKey(email) })
  if (choose.is('hashed', 6)) await suppress(tx, w, choose, 'hash', { hash: personHash(key, emailKey(email)) })
  if (choose.is('withdrawn', 4)) await withdrawHash(tx, personHash(key, emailKey(email)), at)
  if (choose.is('former', 10)) {
    const former = `former-${email}`
    await tx.insert(formerAddresses).values({ lead_id: id, email_key: emailKey(former), cause: 'change', at })
    if (choose.is('former_suppressed', 70))
      await suppress(tx, w, choose, 'former', { email: former, email_key: emailKey(former) })
  }
  for (const topic_id of topic_ids)
    if (choose.is(topic_id, 8)) await tx.insert(leftTopics).values({ lead_id: id, topic_id, at })
  for (let number = 0; number < 4; number++)
    if (choose.is(`email ${number}`, 30)) await writeEmail(tx, w, { lead_id: id, number }, choose)
  return id
}

async function writeConsents(tx: Tx, w: Fixture, lead_id: string, choose: Choosing): Promise<void> {
  const { newId } = w.installation
  const acting = { newId, now: () => w.clock.now(), emit: async () => '' }
  const given = { lead_id, text: 'I agree', text_version: 1, place: 'api', method: 'api', page_url: null } as const
  const entries = choose.one('consents', [
    ...[['given'], ['given'], ['given'], ['given'], ['given']],
    ...[[], ['given', 'withdrawn'], ['withdrawn', 'given']],
  ] as never) as readonly string[]
  for (const entry of entries) {
    if (entry === 'given') await recordConsent(tx, { ...given, locale: null }, acting)
    else await recordWithdrawal(tx, { lead_id, cause: 'manual' }, acting)
  }
}

type Address = Partial<Pick<typeof suppressions.$inferInsert, 'email' | 'email_key' | 'hash'>>

async function suppress(tx: Tx, w: Fixture, choose: Choosing, what: string, address: Address): Promise<void> {
  const at = w.clock.now()
  await tx.insert(suppressions).values({
    ...{ email: null, email_key: null, hash: null, ...address },
    ...{ id: w.installation.newId('suppression'), source: 'manual', note: '', evidence: '', created_at: at },
    reason: choose.one(`${what} reason`, suppressionReasons as never),
    removed_at: choose.is(`${what} removed`, 30) ? at : null,
  })
}

/** One that left lately or long ago, reached its reader or did not, or is being handed over. */
async function writeEmail(
  tx: Tx,
  w: Fixture,
  of: { lead_id: string; number: number },
  choose: Choosing,
): Promise<void> {
  const what = `email ${of.number}`
  const now = w.clock.now()
  const under_way = choose.is(`${what} under way`, 20)
  const marketing = choose.is(`${what} marketing`, 70)
  const at = now - (choose.is(`${what} old`, 40) ? 30 : 2) * day_ms
  const id = w.installation.newId('email')
  await tx.insert(emails).values({
    ...{ id, lead_id: of.lead_id, template_id: 'other', sender_id: 'other', queued_at: at },
    ...{ attempts: 1, links: 0, opens: 0, machine_opens: 0, clicks: 0, machine_clicks: 0 },
    category: marketing ? 'marketing' : 'transactional',
    consent_id: marketing && !under_way ? 'consent' : null,
    status: under_way ? 'not_started' : choose.one(`${what} status`, ['delivered', 'unknown', 'not_delivered']),
    ...(!under_way && { handed_off_at: at, ended_at: at }),
  })
  const ended = under_way ? {} : { ended_at: at, outcome: 'delivered' as const }
  await tx.insert(emailAttempts).values({ email_id: id, number: 1, template_version: 1, started_at: at, ...ended })
}
