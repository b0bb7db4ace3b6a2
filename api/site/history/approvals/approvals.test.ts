/** Requests for approval: made by programs, decided by people, carried out with the rights of whoever approves. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertMembership } from '../../../account/memberships/rules.ts'
import type { Permission } from '../../../platform/identity/permissions.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { forgetOldApprovals } from './housekeeping.ts'
import { approvalLimits } from './limits.ts'

const DAY_MS = 86_400_000

let h: Harness
let site_id: string
let base: string
let agent: { token: string }
beforeAll(async () => {
  h = await createHarness()
  site_id = await h.newSite('Casa Verde')
  base = `/v1/sites/${site_id}`
  agent = await keyWith('read-site')
})
afterAll(() => h.close())

async function keyWith(...grants: string[]): Promise<{ token: string }> {
  const key = await h.post('/v1/api-keys', { name: grants.join(' '), grants, site_ids: [site_id] })
  return { token: String(key.body.key) }
}

async function personWith(...grants: Permission[]): Promise<{ token: string }> {
  const { user_id, token } = await h.newPerson(`${grants.at(-1)}-${h.installation.newId('user')}@example.com`)
  const { account_id } = (await h.installation.sites.find(site_id))!
  const at = h.clock.now()
  const membership = { id: h.installation.newId('membership'), account_id, user_id, role: 'manager' as const, grants }
  await h.installation.databases.control.write(tx =>
    insertMembership(tx, { ...membership, site_ids: [site_id], created_at: at, updated_at: at }),
  )
  return { token }
}

async function newTag(name: string): Promise<string> {
  return String((await h.post(`${base}/tags`, { name })).body.id)
}

async function request(body: object): Promise<string> {
  const made = await h.post(`${base}/approvals`, { reason: 'Because', ...body }, agent)
  expect([made.status, made.body]).toMatchObject([201, { status: 'pending', may_approve: false }])
  return `${base}/approvals/${made.body.id}`
}

test('nothing happens until a person approves, and then once', async () => {
  const tag_id = await newTag('Old')
  const path = await request({ operation_id: 'deleteTag', path_params: { tag_id } })
  expect((await h.get(`${base}/tags/${tag_id}`)).status).toBe(200)
  const shown = await h.get(path)
  expect(shown.body).toMatchObject({
    summary: 'Delete a tag and take it from its leads',
    path: `${base}/tags/${tag_id}`,
    reason: 'Because',
    requested_by_name: 'read-site',
    may_approve: true,
  })
  expect((await h.get(`${base}/approvals?status=pending`)).body.data).toHaveLength(1)
  const approved = await h.post(`${path}/approve`)
  expect([approved.status, approved.body]).toMatchObject([200, { status: 'approved', decided_by: expect.any(String) }])
  expect((await h.get(`${base}/tags/${tag_id}`)).status).toBe(404)
  const again = await h.post(`${path}/approve`)
  expect([again.status, again.body.code]).toEqual([409, 'transition_not_allowed'])
  expect((await h.post(`${path}/reject`)).status).toBe(409)
})

test('a call with query and body is carried out as it was requested', async () => {
  const path = await request({ operation_id: 'createTag', body: { name: 'By an agent' } })
  expect((await h.post(`${path}/approve`)).body.status).toBe('approved')
  const { data } = (await h.get(`${base}/tags`)).body
  expect(data.map(({ name }) => name)).toContain('By an agent')
})

test('a refusal of the operation is kept with the request', async () => {
  await newTag('Taken')
  const tag_id = await newTag('Free')
  const path = await request({ operation_id: 'updateTag', path_params: { tag_id }, body: { name: 'Taken' } })
  const failed = await h.post(`${path}/approve`)
  expect([failed.status, failed.body]).toMatchObject([200, { status: 'failed', failure: { code: 'name_taken' } }])
})

test('what has changed since the request is not overwritten', async () => {
  const tag_id = await newTag('First')
  const wish = { operation_id: 'updateTag', path_params: { tag_id }, body: { name: 'Agent' }, if_match: '1' }
  const path = await request(wish)
  await h.call('PATCH', `${base}/tags/${tag_id}`, { body: { name: 'Person' } })
  const failed = await h.post(`${path}/approve`)
  expect(failed.body).toMatchObject({ status: 'failed', failure: { code: 'changed_elsewhere' } })
  expect((await h.get(`${base}/tags/${tag_id}`)).body.name).toBe('Person')
})

test('whoever lacks the permission of the operation sees and approves nothing; whoever made it may withdraw it', async () => {
  const path = await request({ operation_id: 'createTag', body: { name: 'Never' } })
  const stranger = await keyWith('read-site', 'manage-pages')
  expect((await h.get(path, stranger)).status).toBe(404)
  expect((await h.get(`${base}/approvals`, stranger)).body.data).toEqual([])
  const author = await personWith('read-site', 'manage-pages')
  const other = await personWith('read-site', 'manage-leads')
  expect((await h.get(path, author)).status).toBe(404)
  expect((await h.get(path, other)).body.may_approve).toBe(true)
  expect((await h.get(path)).body.status).toBe('pending')
  expect((await h.post(`${path}/reject`, undefined, agent)).body.status).toBe('rejected')
})

test('no API key approves, whatever its permissions: what a program requested, a person decides', async () => {
  const path = await request({ operation_id: 'createTag', body: { name: 'Approved by a person' } })
  const able = await keyWith('read-site', 'manage-leads')
  for (const key of [able, agent]) {
    const refused = await h.post(`${path}/approve`, undefined, key)
    expect([refused.status, refused.body.code]).toEqual([403, 'not_permitted'])
    expect(refused.body.detail).toMatch(/^API keys can’t do this: a person decides/)
  }
  expect((await h.get(path, able)).body).toMatchObject({ status: 'pending', may_approve: false })
  const person = await personWith('read-site', 'manage-leads')
  expect((await h.post(`${path}/approve`, undefined, person)).body.status).toBe('approved')
})

test('whoever requested a call without its permission cannot approve it', async () => {
  const person = await personWith('read-site', 'manage-pages')
  const wish = { operation_id: 'createTag', body: { name: 'Wished' }, reason: 'Because' }
  const made = await h.post(`${base}/approvals`, wish, person)
  const own = await h.post(`${base}/approvals/${made.body.id}/approve`, undefined, person)
  expect([own.status, own.body.required_permissions]).toEqual([403, ['manage-leads']])
  expect((await h.post(`${base}/approvals/${made.body.id}/reject`, undefined, person)).body.status).toBe('rejected')
})

test('only calls that a person can judge are taken, and only those that fit their contract', async () => {
  const codes = async (body: object) => {
    const { status, body: refused } = await h.post(`${base}/approvals`, { reason: 'Because', ...body }, agent)
    return [
      status,
      (refused.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => `${pointer} ${code}`),
    ]
  }
  for (const operation_id of [
    'nothing',
    'listTags',
    'createApproval',
    'createApiKey',
    'rotateWebhookSecret',
    'createImport',
    'deleteAccount',
  ])
    expect(await codes({ operation_id }), operation_id).toEqual([422, ['/operation_id unknown_reference']])
  expect(await codes({ operation_id: 'createTag', body: {} })).toEqual([422, ['/body/name required']])
  expect(await codes({ operation_id: 'deleteTag', path_params: {} })).toEqual([422, ['/path_params/tag_id required']])
})

test('of an erased person nothing stays in what was requested, and a call about them is not made any more', async () => {
  const { body: lead, status } = await h.post(`${base}/leads`, { email: 'zebra@example.com', consent: { text: 'Yes' } })
  expect(status, JSON.stringify(lead)).toBe(201)
  const about = { path_params: { lead_id: lead.id }, body: { last_name: 'Zebrando' } }
  const asked = [
    await request({ operation_id: 'createLead', body: { email: 'Zebra@example.com', first_name: 'Qqzebra' } }),
    await request({ operation_id: 'updateLead', ...about, reason: 'zebra@example.com wrote to us' }),
    await request({ operation_id: 'createLead', body: { email: 'stays@example.com', first_name: 'Ana' } }),
  ]
  expect((await h.delete(`${base}/leads/${lead.id}`)).status).toBe(204)
  const [created, updated, other] = (await Promise.all(asked.map(path => h.get(path)))).map(({ body }) => body)
  expect(JSON.stringify([created, updated])).not.toMatch(/zebra/i)
  expect([created?.status, updated?.status, other?.status]).toEqual(['rejected', 'rejected', 'pending'])
  expect(other?.body).toMatchObject({ first_name: 'Ana' })
  await h.post(`${asked[2]}/reject`)
})

test('a request that nobody decides expires, and is forgotten', async () => {
  const path = await request({ operation_id: 'createTag', body: { name: 'Late' } })
  h.clock.forward(approvalLimits.approval_days * DAY_MS)
  expect((await h.get(path)).body.status).toBe('expired')
  expect((await h.get(`${base}/approvals?status=expired`)).body.data).toHaveLength(1)
  expect((await h.post(`${path}/approve`)).status).toBe(409)
  h.clock.forward(approvalLimits.approvals_kept_days * DAY_MS)
  const database = await h.installation.databases.site(site_id)
  await forgetOldApprovals({ database, clock: h.clock }, new AbortController().signal)
  // Sessions have ended meanwhile; keys have not.
  expect((await h.get(`${base}/approvals`, agent)).body.data).toEqual([])
})

test('a site takes no more than so many at once', async () => {
  const wish = { operation_id: 'pauseSite', reason: 'Again' }
  const waiting = (await h.get(`${base}/approvals?status=pending&limit=100`, agent)).body.data.length
  for (let made = waiting; made < approvalLimits.approvals_pending_max; made++)
    expect((await h.post(`${base}/approvals`, wish, agent)).status).toBe(201)
  const refused = await h.post(`${base}/approvals`, wish, agent)
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ code: 'too_many' }]])
})
