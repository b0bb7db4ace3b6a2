/** An import and its undoing that break off between two groups of rows, or in the midst of one, and are carried on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { forgettingImports } from './housekeeping.ts'
import { importLimits } from './limits.ts'

let h: Harness
const { at, check, freshSite, inSite, get, mapped, people, perform, rows, scope, start, work } = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
  await freshSite()
})
afterAll(() => h.close())

const count = 3 * importLimits.import_batch_rows + 7
const file = `e,f\n${Array.from({ length: count }, (_, i) => `lead${i}@b.example,Ana`).join('\n')}\n`

/** As of a process that is told to end once it has begun so many groups. */
const endingAfter = (groups: number): AbortSignal => {
  let looked = 0
  return {
    get aborted() {
      looked += 1
      return looked > groups
    },
  } as AbortSignal
}
const housekeeping = async () => {
  const part = forgettingImports(await scope())
  await part.start()
  await part.settled()
  await part.stop()
}
const processed = async (id: string) => {
  const { progress } = (await h.get(`${at()}/operations/${id}`)).body as { progress?: { processed: number } }
  return progress?.processed
}

test('between two groups it goes on behind the last that is on disk, no row is lost and none is done twice', async () => {
  await h.post(`${at()}/leads`, { email: 'lead3@b.example', first_name: 'Bea' })
  const before = await people()
  const id = await mapped(file, ['email', 'first_name'])
  const begun = (await h.post(`${at()}/imports/${id}/start`)).body.id
  expect(await perform(begun, endingAfter(1))).toMatchObject({ done: false })
  expect(await processed(begun)).toBe(importLimits.import_batch_rows)
  expect(await perform(begun, endingAfter(1))).toMatchObject({ done: false })
  const done = await work(begun)
  expect(done.progress).toEqual({ total: count, processed: count, succeeded: count, skipped: 0, failed: 0 })
  expect((await get(id)).result?.counts).toEqual({ created: count - 1, changed: 1, same: 0, refused: 0, skipped: 0 })
  expect((await h.post(`${at()}/leads/count`, {})).body.count).toBe(count)
  expect((await rows(id, '?limit=3')).map(({ number }) => number)).toEqual([2, 3, 4])

  const undoing = (await h.post(`${at()}/operations/${begun}/undo`)).body.id
  expect(await perform(undoing, endingAfter(2))).toMatchObject({ done: false })
  expect(await processed(undoing)).toBe(2 * importLimits.import_batch_rows)
  expect((await work(undoing)).progress).toMatchObject({ processed: count, succeeded: count })
  expect(await people()).toEqual(before)
}, 60_000)

test('a group that breaks leaves nothing behind and is tried again whole', async () => {
  await freshSite()
  const id = await mapped(file, ['email', 'first_name'])
  const begun = (await h.post(`${at()}/imports/${id}/start`)).body.id
  await perform(begun, endingAfter(1))
  // What became of a row is written last.
  await inSite('alter table import_rows rename to import_rows_away', [])
  expect(await perform(begun)).toMatchObject({ done: false })
  expect(await processed(begun)).toBe(importLimits.import_batch_rows)
  expect((await h.post(`${at()}/leads/count`, {})).body.count).toBe(importLimits.import_batch_rows)
  await inSite('alter table import_rows_away rename to import_rows', [])
  expect((await work(begun)).progress).toMatchObject({ succeeded: count, failed: 0 })
  expect((await h.post(`${at()}/leads/count`, {})).body.count).toBe(count)
}, 60_000)

test('somebody who is erased while it is under way leaves it running, and takes the file along once it has ended', async () => {
  await freshSite()
  const id = await mapped(file, ['email', 'first_name'])
  const begun = (await h.post(`${at()}/imports/${id}/start`)).body.id
  await perform(begun, endingAfter(1))
  const { data } = (await h.get(`${at()}/leads?limit=1`)).body
  expect((await h.delete(`${at()}/leads/${data[0]?.id}`)).status).toBe(204)
  expect((await get(id)).has_file).toBe(true)
  expect((await work(begun)).progress).toMatchObject({ succeeded: count })
  await housekeeping()
  expect((await get(id)).has_file).toBe(false)
}, 60_000)

test('files go after so many days, and what was said of rows with the operation that said it', async () => {
  await freshSite()
  const day = 86_400_000
  const id = await mapped(file, ['email', 'first_name'])
  await check(id)
  await start(id)
  const kept = async () => {
    const { database } = await scope()
    return database.read(db =>
      db.one('select rows_hash is not null, (select count(*) from import_rows) from imports where id = ?', [id]),
    )
  }
  h.clock.forward(importLimits.import_files_kept_days * day)
  await housekeeping()
  expect(await kept()).toEqual([1, 2 * count])
  h.clock.forward(1)
  await housekeeping()
  expect(await kept()).toEqual([0, 2 * count])
  await inSite('delete from operations', [])
  await housekeeping()
  expect(await kept()).toEqual([0, 0])
}, 60_000)
