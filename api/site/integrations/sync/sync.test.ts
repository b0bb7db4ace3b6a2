/** Both ways, with each service: who is sent, what comes back, who left, and what stops or waits. */
import { afterEach, describe, expect, test } from 'vitest'
import { openSyncedSite, type SyncedSite, type SyncedSiteOptions } from '../../../testing/fixtures/synced-site.ts'

let open: SyncedSite[] = []
afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

describe.each(['mailchimp', 'constant_contact', 'activecampaign'] as const)('%s', service => {
  const start = async (options?: SyncedSiteOptions) => {
    const s = await openSyncedSite(service, options)
    open.push(s)
    return s
  }

  test('whoever is subscribed is sent, once, with the mapped values; nobody else', async () => {
    const s = await start()
    await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.h.post(s.path('leads'), { email: 'never@example.com', first_name: 'Eva' })
    await s.settle()
    expect(s.account.contacts()).toMatchObject([{ email: 'ana@example.com', consent: 'subscribed', first_name: 'Ana' }])
    expect(await s.connection()).toMatchObject({ status: 'connected', waiting: 0, synced: 1, left_out: 1, errors: [] })
    const calls = s.account.fake.calls.length
    await s.work()
    expect(s.account.fake.calls.length).toBe(calls)
    s.account.fake.assertNoFaults()
  })

  test('a change goes to the other side, each way, and does not come back', async () => {
    const s = await start()
    const id = await s.newLead('ana@example.com', { first_name: 'Ana' })
    await s.settle()
    s.h.clock.forward(60_000)
    await s.h.patch(s.path(`leads/${id}`), { first_name: 'Anna' })
    await s.settle()
    expect(s.account.find('ana@example.com')?.first_name).toBe('Anna')
    s.h.clock.forward(60_000)
    s.account.change('ana@example.com', 'Annie')
    await s.poll()
    await s.settle()
    expect((await s.lead(id)).first_name).toBe('Annie')
    const writes = () => s.account.fake.calls.filter(({ name }) => !name.startsWith('GET')).length
    const before = writes()
    await s.poll()
    await s.poll()
    expect(writes()).toBe(before)
    expect(s.account.find('ana@example.com')?.first_name).toBe('Annie')
    s.account.fake.assertNoFaults()
  })

  test('whoever leaves on one side has left on both, and nothing brings them back', async () => {
    const s = await start()
    const [here, there] = [await s.newLead('here@example.com'), await s.newLead('there@example.com')]
    await s.settle()
    await s.h.post(s.path(`leads/${here}/unsubscribe`))
    s.account.unsubscribe('there@example.com')
    await s.poll()
    await s.settle()
    expect(s.account.find('here@example.com')?.consent).toBe('unsubscribed')
    expect(await s.lead(there)).toMatchObject({ mailability: 'unsubscribed' })
    await s.h.patch(s.path(`leads/${there}`), { first_name: 'Eva' })
    await s.h.patch(s.path(`leads/${here}`), { first_name: 'Ana' })
    s.h.clock.forward(86_400_000)
    await s.settle()
    expect([s.account.find('here@example.com')?.consent, s.account.find('there@example.com')?.consent]).toEqual([
      'unsubscribed',
      'unsubscribed',
    ])
    s.account.fake.assertNoFaults()
  })

  test('who had left there before is not brought back, and is unsubscribed here', async () => {
    const s = await start({
      prepare: async account => {
        account.add('left@example.com')
        account.unsubscribe('left@example.com')
      },
    })
    const id = await s.newLead('left@example.com')
    await s.settle()
    expect(s.account.find('left@example.com')?.consent).toBe('unsubscribed')
    expect((await s.connection()).errors).toEqual([])
    expect(await s.lead(id)).toMatchObject({ email: 'left@example.com' })
  })

  test('who is new there becomes a lead; who was there before is left to the import, and nobody comes twice', async () => {
    const s = await start({ prepare: async account => account.add('before@example.com', 'Bea') })
    await s.settle()
    s.h.clock.forward(60_000)
    s.account.add('new@example.com', 'Nora')
    await s.poll()
    const emails = async () => (await s.h.get(s.path('leads'))).body.data.map(({ email }) => email)
    expect(await emails()).toEqual(['new@example.com'])
    const [lead] = (await s.h.get(s.path('leads'))).body.data
    expect(lead).toMatchObject({ first_name: 'Nora', mailability: 'subscribed', source: 'import' })
    await s.h.delete(s.path(`leads/${lead?.id}`))
    s.h.clock.forward(60_000)
    s.account.change('new@example.com', 'Nori')
    await s.poll()
    expect(await emails()).toEqual([])
    expect(s.account.find('new@example.com')?.consent).toBe('subscribed')
  })

  test('a changed address keeps one person, whichever side changed it', async () => {
    const s = await start()
    const [one, two] = [await s.newLead('one@example.com'), await s.newLead('two@example.com')]
    await s.settle()
    s.h.clock.forward(60_000)
    await s.h.patch(s.path(`leads/${one}`), { email: 'first@example.com' })
    s.account.changeAddress('two@example.com', 'second@example.com')
    await s.poll()
    await s.settle()
    expect((await s.lead(two)).email).toBe('second@example.com')
    expect(
      s.account
        .contacts()
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(['first@example.com', 'second@example.com'])
    expect((await s.h.get(s.path('leads'))).body.data).toHaveLength(2)
  })

  test('tags and audiences that are synced are tags there, and come from there', async () => {
    const s = await start()
    const tag = (await s.h.post(s.path('tags'), { name: 'VIP' })).body.id
    const audience = (await s.h.post(s.path('audiences'), { name: 'Readers' })).body.id
    await s.h.patch(s.path(`connections/${s.connection_id}`), { tag_ids: [tag], audience_ids: [audience] })
    const id = await s.newLead('ana@example.com', { tag_ids: [tag] })
    await s.settle()
    expect(s.account.find('ana@example.com')?.tags).toEqual(['VIP'])
    s.h.clock.forward(60_000)
    s.account.addTag('ana@example.com', 'Readers')
    await s.poll()
    expect(await s.lead(id)).toMatchObject({ audience_ids: [audience] })
    expect((await s.h.post(s.path(`tags/${tag}/leads/remove`), { lead_ids: [id] })).status).toBe(200)
    await s.settle()
    expect(s.account.find('ana@example.com')?.tags).toEqual(['Readers'])
    expect((await s.h.delete(s.path(`tags/${tag}`))).body.code).toBe('in_use')
    s.account.fake.assertNoFaults()
  })

  test('paused, nothing is sent; what changed meanwhile is sent afterwards', async () => {
    const s = await start()
    await s.settle()
    await s.h.post(s.path(`connections/${s.connection_id}/pause`))
    await s.newLead('ana@example.com')
    const calls = s.account.fake.calls.length
    await s.poll()
    expect(s.account.fake.calls.length).toBe(calls)
    expect(await s.connection()).toMatchObject({ status: 'paused', waiting: 1 })
    await s.h.post(s.path(`connections/${s.connection_id}/resume`))
    await s.settle()
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
  })

  test('a service that is down for three days loses nothing', async () => {
    const s = await start()
    await s.settle()
    s.account.fake.goDown(3 * 86_400_000)
    await s.newLead('ana@example.com')
    await s.work()
    const waiting = { status: 'connected', reason: 'service_down', waiting: 1 }
    expect(await s.connection()).toMatchObject({ ...waiting, retry_at: expect.any(String) })
    expect((await s.connection()).reason_text).toMatch(
      /does not answer\. It is tried again by itself, and nothing is lost/,
    )
    for (let day = 0; day < 4; day++) {
      s.h.clock.forward(86_400_000)
      await s.work()
    }
    await s.settle()
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
    expect(await s.connection()).not.toHaveProperty('reason')
  })

  test('an owner who revokes, or a list that is deleted, stops it until a person acts', async () => {
    const s = await start()
    await s.settle()
    s.account.deleteList()
    await s.newLead('ana@example.com')
    await s.poll()
    expect(await s.connection()).toMatchObject({
      ...{ status: 'stopped', reason: 'list_gone', waiting: 1 },
      reason_text: 'The list was deleted at the service. Choose another list.',
    })
    const t = await start()
    await t.settle()
    t.account.revoke()
    await t.newLead('ana@example.com')
    await t.poll()
    expect(await t.connection()).toMatchObject({
      ...{ status: 'reauthorization_required', waiting: 1 },
      reason_text: expect.stringMatching(/^Account not authorized\. .* Authorize the connection again/),
    })
    const attention = (await t.h.get(t.path('dashboard'))).body.attention
    expect(attention).toContainEqual(expect.objectContaining({ type: 'stopped_connections', count: 1 }))
  })

  test('disconnecting deletes what is known there, and leaves both sides as they are', async () => {
    const s = await start()
    const id = await s.newLead('ana@example.com')
    await s.settle()
    const { body } = await s.h.get(s.path(`connections/${s.connection_id}/disconnection`))
    expect(body).toMatchObject({ deleted: { ledger_entries: 1, credential: true }, kept: { leads: 1, contacts: 1 } })
    expect(/webhook/.test(String(body.text))).toBe(service !== 'constant_contact')
    expect((await s.h.post(s.path(`connections/${s.connection_id}/disconnect`))).status).toBe(200)
    await s.poll()
    expect(s.account.find('ana@example.com')?.consent).toBe('subscribed')
    expect((await s.lead(id)).email).toBe('ana@example.com')
    expect(await s.connection()).toMatchObject({ status: 'disconnected', synced: 0 })
  })
})

/** A member of Mailchimp with another address is another one: only its call says whose it is. */
describe.each(['constant_contact', 'activecampaign'] as const)('%s, whose contacts keep their ids', service => {
  test('whose address changed there is not added under the former one by a change here', async () => {
    const s = await openSyncedSite(service, { onTheWay: () => async () => 200 })
    open.push(s)
    const names = Array.from({ length: 6 }, (_, at) => `p${at}`)
    const ids: string[] = []
    for (const name of names) ids.push(await s.newLead(`${name}@example.com`, { first_name: 'Ana' }))
    await s.settle()
    s.h.clock.forward(60_000)
    for (const name of names) s.account.changeAddress(`${name}@example.com`, `${name}@elsewhere.example`)
    for (const id of ids) await s.h.patch(s.path(`leads/${id}`), { first_name: 'Bea' })
    await s.settle()
    const there = s.account.contacts().filter(({ consent }) => consent !== 'gone')
    expect(there.map(({ email, first_name }) => [email, first_name]).toSorted()).toEqual(
      names.map(name => [`${name}@elsewhere.example`, 'Bea']),
    )
    for (const [at, id] of ids.entries()) expect((await s.lead(id)).email).toBe(`p${at}@elsewhere.example`)
  })

  test('an erased person does not come back when their address changes there', async () => {
    const s = await openSyncedSite(service)
    open.push(s)
    const id = await s.newLead('ana@example.com')
    await s.settle()
    await s.h.delete(s.path(`leads/${id}`))
    s.h.clock.forward(60_000)
    s.account.changeAddress('ana@example.com', 'ana@elsewhere.example')
    await s.poll()
    await s.settle()
    expect((await s.h.get(s.path('leads'))).body.data).toEqual([])
  })
})
