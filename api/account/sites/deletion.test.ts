/** What of a site stands against deleting it. Operations, runs and assistants have tests of their own. */
import { expect, test } from 'vitest'
import { createMailFixture } from '../../testing/fixtures/mail.ts'
import { createHarness } from '../../testing/harness.ts'
import { upload } from '../../testing/upload.ts'

test('a site is not deleted while it has files, which would be lost', async () => {
  const h = await createHarness()
  const site = `/v1/sites/${await h.newSite('Casa Verde')}`
  const { id } = (await upload(h, `${site}/files`, Buffer.from('%PDF-1.7 guide\n'), 'guide.pdf')).body
  const { status, body } = await h.delete(site)
  expect([status, body.code, body.blockers]).toEqual([409, 'site_in_use', [{ type: 'file', id, name: 'guide.pdf' }]])
  expect((await h.delete(`${site}/files/${id}`)).status).toBe(204)
  expect((await h.delete(site)).status).toBe(204)
  await h.close()
})

test('nor while a broadcast is on its way or begins by itself', async () => {
  const w = await createMailFixture()
  await w.stop()
  const given = { name: 'Spring offer', template_id: w.template_id, sender_id: w.sender_id }
  const broadcast = (await w.post(w.path('broadcasts'), given)).body.id
  const act = async (name: string) => (await w.post(w.path(`broadcasts/${broadcast}/${name}`))).body.status
  const blockers = async () => {
    const { blockers: all } = (await w.delete(`/v1/sites/${w.site}`)).body as unknown as {
      blockers: { type: string }[]
    }
    return all.filter(({ type }) => type === 'broadcast')
  }
  expect(await blockers()).toEqual([])
  await w.newLead('ana@example.com')
  const held = [{ type: 'broadcast', id: broadcast, name: 'Spring offer' }]
  for (const [name, state] of [
    ['schedule', /scheduled|sending/],
    ['pause', /paused/],
  ] as const) {
    expect(await act(name)).toMatch(state)
    expect(await blockers()).toEqual(held)
  }
  expect(await act('cancel')).toBe('canceled')
  expect(await blockers()).toEqual([])
  await w.close()
})
