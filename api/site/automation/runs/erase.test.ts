import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { enroll, eraseFromRuns, recordOfRun } from './rules.ts'
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
  ...{ sequence, at: 10, step_id: 'paths', kind: 'branch_checked', reason: 'filter_matched', effect: sequence - 1 },
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
    await eraseFromRuns(tx, [{ lead_id: 'lead_erased', hash: 'erased_1', email_keys: [], now: now() }])
    return ids
  })
  const database = await h.installation.databases.site(site)
  const [erased = '', other = ''] = runs
  expect(await database.read(db => recordOfRun(db, erased))).toEqual([entry(3, null), entry(5, null)])
  expect(await database.read(db => recordOfRun(db, other))).toEqual(record)
})
