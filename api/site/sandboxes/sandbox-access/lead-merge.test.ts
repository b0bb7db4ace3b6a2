/** Two leads who have access to one sandbox become one, and two again. */
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'

const hour = 3_600_000
let f: SandboxFixture
beforeAll(async () => {
  f = await createSandboxFixture()
})
afterAll(() => f.close())

const copied = (name: string, more: object = {}) =>
  f.newSandbox({
    ...{ name, type: 'wordpress', lead_access: 'copy', cleanup_after: 2, cleanup_unit: 'hours' },
    ...more,
  })
const give = async (sandbox_id: string, lead_id: string, hours: number) => {
  const { body } = await f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, hours, send_email: false })
  await f.work()
  return { id: String(body.id), copy_id: String(body.copy_id) }
}
const access = async (id: string) => (await f.w.get(f.path(`sandbox-accesses/${id}`))).body
const merge = (into: string, from: string) => f.w.post(f.path(`leads/${into}/merges`), { merged_lead_id: from })
const undo = (into: string, merge_id: unknown) => f.w.post(f.path(`leads/${into}/merges/${merge_id}/undo`))
const previewed = async (into: string, from: string) => {
  const { body } = await f.w.post(f.path(`leads/${into}/merges/preview`), { merged_lead_id: from })
  return (
    (body.moves as unknown as { what: string; count: number }[]).find(({ what }) => what === 'sandboxes')?.count ?? 0
  )
}

test('their own stays, the other ends, and comes back with its data where they are two again', async () => {
  const sandbox_id = await copied('Own-stays')
  const [into, from] = [await f.newLead('into1@example.com'), await f.newLead('from1@example.com')]
  const own = await give(sandbox_id, into, 48)
  const other = await give(sandbox_id, from, 48)
  expect(await previewed(into, from), 'nothing comes').toBe(0)
  const merged = await merge(into, from)
  await f.work()
  expect(await access(own.id)).toMatchObject({ lead_id: into, status: 'active' })
  expect(await access(other.id)).toMatchObject({ status: 'expired' })
  expect((await undo(into, merged.body.id)).status).toBe(200)
  await f.work()
  expect(await access(own.id)).toMatchObject({ lead_id: into, status: 'active' })
  expect(await access(other.id)).toMatchObject({ lead_id: from, status: 'active', copy_id: other.copy_id })
  expect(existsSync(f.folder(other.copy_id))).toBe(true)
})

test('one that lets in goes before one that has expired', async () => {
  const sandbox_id = await copied('Lets-in', { cleanup_after: null })
  const [into, from] = [await f.newLead('into2@example.com'), await f.newLead('from2@example.com')]
  const own = await give(sandbox_id, into, 1)
  f.w.clock.forward(2 * hour)
  await f.work()
  const other = await give(sandbox_id, from, 48)
  expect(await previewed(into, from)).toBe(1)
  const merged = await merge(into, from)
  await f.work()
  expect(await access(other.id)).toMatchObject({ lead_id: into, status: 'active' })
  expect((await undo(into, merged.body.id)).status).toBe(200)
  expect(await access(own.id)).toMatchObject({ lead_id: into, status: 'expired' })
  expect(await access(other.id)).toMatchObject({ lead_id: from, status: 'active' })
})

test('what ended with a merge is cleaned up like any that has ended, and tells nobody', async () => {
  const sandbox_id = await copied('Cleaned-up')
  const [into, from] = [await f.newLead('into3@example.com'), await f.newLead('from3@example.com')]
  await give(sandbox_id, into, 48)
  const other = await give(sandbox_id, from, 48)
  await merge(into, from)
  await f.work()
  f.w.clock.forward(3 * hour)
  await f.work()
  expect(await access(other.id)).toMatchObject({ status: 'deleted', lead_id: null })
  expect(existsSync(f.folder(other.copy_id))).toBe(false)
})

test('an erased person leaves neither copy', async () => {
  const sandbox_id = await copied('Erased-both', { cleanup_after: null })
  const [into, from] = [await f.newLead('into4@example.com'), await f.newLead('from4@example.com')]
  const own = await give(sandbox_id, into, 48)
  const other = await give(sandbox_id, from, 48)
  await merge(into, from)
  expect((await f.w.delete(f.path(`leads/${into}`))).status).toBe(204)
  await f.work()
  for (const { id, copy_id } of [own, other]) {
    expect(await access(id)).toMatchObject({ status: 'deleted', lead_id: null })
    expect(existsSync(f.folder(copy_id))).toBe(false)
  }
})
