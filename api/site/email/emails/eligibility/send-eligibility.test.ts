/** One answer to whether an email may leave: the function and its SQL, over people in all states. */
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Job } from '../../../../platform/jobs/jobs.ts'
import { createMailFixture, type MailFixture } from '../../../../testing/fixtures/mail.ts'
import { writePeople } from '../../../../testing/send-people.ts'
import { recordWithdrawal } from '../../../contacts/consents/rules.ts'
import { leads } from '../../../contacts/lead-records/table.ts'
import { unsubscribeLead } from '../../../contacts/mailability/rules.ts'
import { leadsSuppressedByHash, suppressAddress } from '../../suppressions/rules.ts'
import { leaveTopics } from '../../unsubscribe-page/store.ts'
import { beginAll } from '../begin.ts'
import { queueBroadcastSends } from '../broadcast-sends.ts'
import { prepareAll } from '../hand-off.ts'
import { readBatch } from '../hand-off-batch.ts'
import { sendFacts } from '../hand-off-facts.ts'
import { beginAttempts } from '../hand-off-store.ts'
import { openSending } from '../send-context.ts'
import { emails } from '../table.ts'
import { marketingCap } from './marketing-cap.ts'
import { type Reason, reasons, type SkipReason } from './reasons.ts'
import { sendEligibility, toSkipReasonSql } from './send-eligibility.ts'
import type { SendQuery } from './send-query.ts'

const people = 3_000
const batch_emails = 500

let w: MailFixture
beforeEach(async () => {
  w = await createMailFixture()
  await w.stop()
})
afterEach(() => w.close())

type Answers = Map<string, SkipReason | null>

async function topics(): Promise<string[]> {
  const texts = { en: { name: 'Offers', description: 'Twice a week' } }
  const { body } = await w.patch(w.path('unsubscribe-page'), {
    topics: [
      { texts, template_ids: [w.template_id] },
      { texts: { en: { name: 'News', description: 'Now and then' } }, template_ids: [] },
    ],
  })
  return (body.topics as unknown as { id: string }[]).map(({ id }) => id)
}

const set = (lead_id: string, values: Partial<typeof leads.$inferInsert>) =>
  w.database.write(async tx => tx.update(leads).set(values).where(eq(leads.id, lead_id)))

const siteFacts = async () => {
  const site = await w.installation.sites.find(w.site)
  if (!site) throw new Error('There is no site')
  return site
}

/** By the hand-off: an email for each, and what it reads of them. */
async function answersOfFunction(lead_ids: readonly string[]): Promise<Answers> {
  const now = w.clock.now()
  const { newId } = w.installation
  const site = await siteFacts()
  const sending = await openSending(w.scope as never, () => false)
  const broadcast_id = newId('broadcast')
  const answers: Answers = new Map()
  const ids = { broadcast_id, template_id: w.template_id, sender_id: w.sender_id, variant: null }
  await w.database.write(tx =>
    queueBroadcastSends(
      tx,
      lead_ids.map(lead_id => ({ ...ids, lead_id, due_at: now })),
      { newId, now },
    ),
  )
  const queued = await w.database.read(db =>
    db.all<[string]>(sql`select id from emails where broadcast_id = ${broadcast_id}`),
  )
  const email_ids = queued.map(([id]) => id)
  for (let from = 0; from < email_ids.length; from += batch_emails) {
    const some = email_ids.slice(from, from + batch_emails)
    const read = await w.database.read(db => readBatch(db, sending, some, { now, site }))
    const batch = { ...read, drafts: { site: {} as never, contents: new Map() } }
    for (const email of read.emails.values()) {
      const eligibility = sendEligibility(sendFacts(sending, batch, email, { due_at: now } as Job))
      if ('wait' in eligibility) throw new Error(`It waits: ${eligibility.wait}`)
      answers.set(email.lead_id, eligibility.eligible ? null : eligibility.skip)
    }
  }
  return answers
}

const sendQuery = async (): Promise<SendQuery> => ({
  template_id: w.template_id,
  cap: marketingCap(await siteFacts(), w.clock.now()),
  suppressed_by_hash: await w.database.read(db => leadsSuppressedByHash(db, undefined)),
})

async function answersOfSql(query: SendQuery, asked: readonly Reason[] = reasons): Promise<Answers> {
  const read = async (db: Handle<'site'>) => {
    const reason = toSkipReasonSql(query, asked)
    return db
      .select({ id: leads.id, reason: sql<SkipReason | null>`${reason}` })
      .from(leads)
      .orderBy(asc(leads.id))
  }
  return new Map((await w.database.read(read)).map(({ id, reason }) => [id, reason]))
}

/** Prepares the email, lets something happen, and takes the last look. */
async function lastLook(email_id: string, meanwhile: () => Promise<unknown>): Promise<string | null | undefined> {
  const sending = await openSending(w.scope as never, () => false)
  const [ready] = await prepareAll(sending, [{ subject_id: email_id, due_at: w.clock.now() } as Job])
  if (ready?.type !== 'send') throw new Error(`It is not ready: ${ready?.type}`)
  await meanwhile()
  return (await beginAll(sending, [ready]))[0]
}

const differences = (one: Answers, other: Answers) =>
  [...one].flatMap(([id, reason]) => (other.get(id) === reason ? [] : [`${id}: ${reason}, not ${other.get(id)}`]))

const inSql: readonly Reason[] = reasons.filter(reason => 'sql' in reason)

test('SQL says the same of thousands of people as the function, for the same reason', async () => {
  expect((await w.patch(w.path('marketing-settings'), { emails_max: 2, emails_days: 7 })).status).toBe(200)
  const ids = await writePeople(w, { seed: 'people', count: people, topic_ids: await topics() })
  const answers = await answersOfFunction(ids)
  expect(answers.size).toBe(people)
  const query = await sendQuery()
  expect(differences(answers, await answersOfSql(query))).toEqual([])
  // Each reason decides for some, so that none can be wrong unseen.
  const decided = [...answers.values()]
  for (const name of [null, ...inSql.map(one => one.name)])
    expect([name, decided.filter(reason => reason === name).length > 10]).toEqual([name, true])
  // A table without one of them, or in another order, is seen.
  for (const { name } of inSql) {
    const without = await answersOfSql(
      query,
      inSql.filter(one => one.name !== name),
    )
    expect([name, differences(answers, without).length > 0]).toEqual([name, true])
  }
  expect(differences(answers, await answersOfSql(query, inSql.toReversed())).length).toBeGreaterThan(0)
}, 120_000)

test('the last look asks all of it again, of what has happened since the email was prepared', async () => {
  const [topic_id = ''] = await topics()
  const address = { source: 'manual', email_id: null, evidence: '' } as const
  const changes: [string | null, (lead_id: string, email: string) => Promise<unknown>][] = [
    [null, async () => undefined],
    ['not_confirmed', id => set(id, { confirmation: 'pending' })],
    ['no_consent', id => w.inSite(w.site, (tx, by) => recordWithdrawal(tx, { lead_id: id, cause: 'manual' }, by))],
    ['not_subscribed', id => set(id, { mailability: 'unsubscribed' })],
    ['unsubscribed', id => w.inSite(w.site, (tx, by) => unsubscribeLead(tx, id, { cause: 'manual' }, by))],
    ['lead_erased', id => w.delete(w.path(`leads/${id}`))],
    ['topic_left', id => w.database.write(tx => leaveTopics(tx, id, [topic_id], w.clock.now()))],
    [
      'suppressed',
      (_id, email) =>
        w.inSite(w.site, (tx, { now, ...by }) =>
          suppressAddress(tx, { ...address, address: email, reason: 'complaint' }, { ...by, now: now() }),
        ),
    ],
    ['no_postal_address', () => w.setPostalAddress('')],
  ]
  for (const [at, [reason, meanwhile]] of changes.entries()) {
    const email = `person${at}@example.com`
    const lead_id = await w.newLead(email)
    const { email_id } = await w.queue(lead_id)
    expect([reason, await lastLook(email_id, () => meanwhile(lead_id, email))]).toEqual([reason, reason])
  }
})

test('an email that somebody needs, while it is handed over, keeps no marketing email from them', async () => {
  expect((await w.patch(w.path('marketing-settings'), { emails_max: 1, emails_days: 7 })).status).toBe(200)
  const lead_id = await w.newLead('ana@example.com')
  const [needed, offer] = [await w.queue(lead_id, 1), await w.queue(lead_id, 2)]
  await w.database.write(async tx => {
    await tx.update(emails).set({ category: 'transactional' }).where(eq(emails.id, needed.email_id))
    await beginAttempts(tx, [{ email_id: needed.email_id, number: 1, template_version: 1, language: null }], 0)
  })
  expect(await lastLook(offer.email_id, async () => undefined)).toBe(null)
})
