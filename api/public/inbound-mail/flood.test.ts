import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { returnToken, tokenIn, withToken } from '../../platform/identity/return-path.ts'
import { queueSends } from '../../site/email/emails/rules.ts'
import { emails } from '../../site/email/emails/table.ts'
import { suppressions } from '../../site/email/suppressions/table.ts'
import { createInboundFixture, type InboundFixture, return_path } from '../../testing/fixtures/inbound-mail.ts'
import { bounce } from '../../testing/fixtures/reports.ts'
import { sized } from '../../testing/repetitions.ts'
import { record } from './record.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Emails that were sent to as many readers, with the paths that they come back by. */
async function sentMany({ w }: InboundFixture, count: number): Promise<{ from: string; to: string }[]> {
  const lead_id = await w.newLead('reader@example.net')
  const ids = { journey_id: w.journey_id, lead_id, template_id: w.template_id, sender_id: w.sender_id }
  const run_id = w.installation.newId('run')
  const sends = Array.from({ length: count }, (_, sequence) => ({ ...ids, run_id, sequence, step_id: 'welcome' }))
  const context = { newId: w.installation.newId, now: w.clock.now() }
  const email_ids = await w.database.write(async tx => {
    const queued = await queueSends(tx, sends, context)
    await tx.update(emails).set({ to_address: sql`'reader' || sequence || '@example.net'`, status: 'delivered' })
    return queued
  })
  const key = await w.installation.databases.siteKey(w.site)
  return email_ids.map((id, sequence) => ({
    from: withToken(return_path, returnToken(key, w.site, id)),
    to: `reader${sequence}@example.net`,
  }))
}

test('a flood of bounces is taken within a minute, each once', { timeout: 120_000 }, async () => {
  const all = await createInboundFixture(closers)
  await all.w.stop()
  const mails = await sentMany(all, sized(500, 10_000))
  const begun = performance.now()
  const answers = await Promise.all(mails.map(({ from, to }) => all.deliver(from, bounce({ to: from, recipient: to }))))
  expect(performance.now() - begun).toBeLessThan(60_000)
  expect(answers.every(answer => answer.startsWith('250'))).toBe(true)
  expect(await all.w.database.read(db => db.$count(suppressions))).toBe(mails.length)
})

test('bounces that wait at the same moment are written in one action, and one that cannot be costs the others nothing', async () => {
  const all = await createInboundFixture(closers)
  const { w } = all
  await w.stop()
  const mails = await sentMany(all, 400)
  const site = await w.scope.facts()
  if (!site) throw new Error('There is no site')
  const bounced = (fingerprint: string) => ({ type: 'bounce', source: 'mail', fingerprint, permanent: true }) as const
  const ids = mails.map(({ from }) => `msg_${tokenIn(from)?.email_digits}`)
  const before = w.database.counts.actions
  const took = await Promise.all([...ids, ...ids].map(id => record(w.installation, site, id, bounced('a'))))
  expect(took.filter(Boolean)).toHaveLength(400)
  expect(w.database.counts.actions - before).toBeLessThanOrEqual(2)
  expect(await w.database.read(db => db.$count(suppressions))).toBe(400)

  const broken = { ...bounced('b'), type: null } as never
  const results = await Promise.allSettled([
    record(w.installation, site, ids[0] ?? '', bounced('b')),
    record(w.installation, site, ids[1] ?? '', broken),
    record(w.installation, site, ids[2] ?? '', bounced('b')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
