import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { enroll, eraseFromRuns, findRun, recordOfRun } from './rules.ts'
import { runTransitions } from './table.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const enrolling = { journey_id: 'jrn_1', journey_version: 1, allow_duplicates: false, cause: 'manual' } as const
const entry = (sequence: number, facts: Record<string, unknown> | null) => ({
  ...{ sequence, at: 10, step_id: 'paths', type: 'branch_checked', reason: 'filter_matched', effect: sequence - 1 },
  detail: { branch_id: 'a', note: 'Ñ "quoted"' },
  facts,
})

test('erasing takes the values from the record of a run and leaves every decision as it was', async () => {
  const record = [entry(3, { email: 'ana@example.com', tags: ['x'] }), entry(5, null)] as never[]
  const inputs = [{ type: 'started', at: 10 }] as const
  const runs = await h.inSite(site, async (tx, { newId, now }) => {
    const ids: string[] = []
    for (const lead_id of ['lead_erased', 'lead_other']) {
      const { run_id } = await enroll(tx, { ...enrolling, lead_id }, { newId, now: now(), timezone: 'UTC' })
      await tx
        .insert(runTransitions)
        .values({ run_id, first_sequence: 1, journey_version: 1, at: 10, inputs: [...inputs], record })
      ids.push(run_id)
    }
    await eraseFromRuns(tx, [
      { lead_id: 'lead_erased', hash: 'erased_1', email_keys: [], has_withdrawn: false, now: now() },
    ])
    return ids
  })
  const database = await h.installation.databases.site(site)
  const [erased = '', other = ''] = runs
  expect(await database.read(db => recordOfRun(db, erased))).toEqual([entry(3, null), entry(5, null)])
  expect(await database.read(db => recordOfRun(db, other))).toEqual(record)
})

test('of two who were erased one after the other under one address both have their live runs in a journey', async () => {
  const runs = await h.inSite(site, async (tx, { newId, now }) => {
    const ids: string[] = []
    for (const lead_id of ['lead_before', 'lead_again']) {
      const { run_id } = await enroll(tx, { ...enrolling, lead_id }, { newId, now: now(), timezone: 'UTC' })
      await eraseFromRuns(tx, [{ lead_id, hash: 'erased_2', email_keys: [], has_withdrawn: false, now: now() }])
      ids.push(run_id)
    }
    return ids
  })
  const [before = '', again = ''] = runs
  const database = await h.installation.databases.site(site)
  const leadOf = async (run_id: string) => (await database.read(db => findRun(db, run_id)))?.lead_id
  expect(await leadOf(before)).toBe('erased_2')
  expect(await leadOf(again)).toBe(`erased_2_${again}`)
})
