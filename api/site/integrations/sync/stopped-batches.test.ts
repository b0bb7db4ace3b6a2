/** What an owner does there while many are under way: it stops with what to do, and afterwards everybody is there once, but who left. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite } from '../../../testing/fixtures/synced-site.ts'
import { inTurn } from '../../../testing/repetitions.ts'

let s: SyncedSite
afterEach(() => s.close())

const MINUTE = 60_000
const LEADS = 30
/** Carries many people at once. */
const SENDING = {
  mailchimp: /\/lists\/[^/]+$/,
  constant_contact: /\/activities\/contacts_json_import$/,
  activecampaign: /\/import\/bulk_import$/,
}

describe.each(inTurn(['mailchimp', 'constant_contact', 'activecampaign'] as const, 2))('%s', service => {
  /** `after`: what happens as soon as the service has taken the batch, before it says so. `refused`: in the place of its answers. */
  const start = async (after: () => void, refused: () => Response | undefined = () => undefined) => {
    let is_sent = false
    const fetchThere: typeof fetch = async (input, init) => {
      const refusal = refused()
      if (refusal) return refusal
      const answer = await fetch(input, init)
      const isSending = init?.method === 'POST' && SENDING[service].test(new URL(String(input)).pathname)
      if (!isSending || is_sent) return answer
      is_sent = true
      after()
      return answer
    }
    s = await openSyncedSite(service, { fetch: fetchThere })
    const ids: string[] = []
    for (let at = 0; at < LEADS; at++) ids.push(await s.newLead(`p${at}@example.com`, { first_name: 'Ana' }))
    await s.settle()
    expect(is_sent, 'they went as a batch').toBe(true)
    return ids
  }

  /** Everybody once, with their name; the first one has left. */
  const expectEverybody = () => {
    const there = s.account.contacts().filter(({ consent }) => consent !== 'gone')
    expect(there.map(({ email, consent, first_name }) => `${email} ${consent} ${first_name}`).toSorted()).toEqual(
      Array.from(
        { length: LEADS },
        (_, at) => `p${at}@example.com ${at === 0 ? 'unsubscribed' : 'subscribed'} Ana`,
      ).toSorted(),
    )
  }

  const leaveHere = async (id: string | undefined) => {
    s.h.clock.forward(MINUTE)
    expect((await s.h.post(s.path(`leads/${id}/unsubscribe`))).status).toBe(200)
    await s.settle()
  }

  test('an owner who revokes while a batch runs', async () => {
    const ids = await start(() => s.account.revoke())
    // Mailchimp has answered already: the next call is refused.
    await leaveHere(ids[0])
    const revoked = await s.connection()
    expect(revoked).toMatchObject({ status: 'reauthorization_required', reason: 'credential_refused' })
    expect(revoked.reason_text).toMatch(/^Account not authorized\. .*Authorize the connection again/)
    await s.authorize()
    await s.settle()
    expectEverybody()
    expect(await s.connection()).toMatchObject({ status: 'connected', waiting: 0, errors: [] })
    s.account.fake.assertNoFaults()
  })

  test('an account that may do less from then on', async () => {
    let is_downgraded = false
    const detail = 'Your plan does not include this.'
    const refusals = {
      mailchimp: () => Response.json({ status: 403, title: 'User action not permitted', detail }, { status: 403 }),
      constant_contact: () => Response.json([{ error_key: 'forbidden', error_message: detail }], { status: 403 }),
      activecampaign: () => Response.json({ message: detail }, { status: 402 }),
    }
    const ids = await start(
      () => {
        is_downgraded = true
      },
      () => (is_downgraded ? refusals[service]() : undefined),
    )
    await leaveHere(ids[0])
    const stopped = await s.connection()
    expect(stopped).toMatchObject({ status: 'stopped', reason: 'permission_missing' })
    expect(stopped.reason_text).toMatch(/plan or the rights of its user have changed\. Give .* rights .*, then resume/)
    is_downgraded = false
    expect((await s.h.post(s.path(`connections/${s.connection_id}/resume`))).status).toBe(200)
    await s.settle()
    expectEverybody()
  })

  test('a list that is deleted: on the one that is chosen then, nobody is who left', async () => {
    const ids = await start(() => undefined)
    s.h.clock.forward(MINUTE)
    s.account.unsubscribe('p1@example.com')
    await s.poll()
    s.account.deleteList()
    await leaveHere(ids[0])
    await s.newLead('eva@example.com', { first_name: 'Eva' })
    await s.poll()
    expect(await s.connection()).toMatchObject({
      ...{ status: 'stopped', reason: 'list_gone' },
      reason_text: 'The list was deleted at the service. Choose another list.',
    })
    const list_id = s.account.addList('Customers')
    const chosen = await s.h.patch(s.path(`connections/${s.connection_id}`), { list_id })
    expect([chosen.status, chosen.body.status]).toEqual([200, 'connected'])
    await s.settle()
    const subscribed = s.account.subscribersOf(list_id)
    expect(subscribed).toHaveLength(LEADS - 2 + 1)
    expect(subscribed).toContain('eva@example.com')
    expect(subscribed).not.toContain('p0@example.com')
    expect(subscribed).not.toContain('p1@example.com')
    expect(await s.connection()).toMatchObject({ status: 'connected', waiting: 0 })
  })
})
