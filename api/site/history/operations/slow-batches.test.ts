/** Batches that take longer to be looked up than an operation's turn, as where a service is asked that is slow. */
import { setTimeout } from 'node:timers/promises'
import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationType } from '../../../platform/features/operations/operation-type.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

test('are done, one in each turn', async () => {
  const type = operationType({
    ...{ name: 'slow', permission: 'manage-leads', parameters: z.strictObject({}), details: () => ({}) },
    ...{ failures: [], reasons: [] },
    work: () => ({
      count: async () => 2,
      find: async (_operation, after: number | null) => {
        await setTimeout(limits.operation_turn_milliseconds + 50)
        const next = (after ?? 0) + 1
        return { rows: next, cursor: next, is_last: next === 2 }
      },
      apply: async () => ({ succeeded: 1 }),
    }),
  })
  const { id } = await h.inSite(site, (tx, context) =>
    beginOperation(tx, type, { parameters: {}, subject_id: null }, { ...context, actor: { type: 'system' } }),
  )
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  const scope = { installation: h.installation, site_id: site, database, clock: h.clock, facts }
  const turn = () => operationHandler(scope, [type]).perform({ subject_id: id } as Job, new AbortController().signal)
  const find = () => h.inSite(site, tx => tx.one('select status, succeeded from operations where id = ?', [id]))
  await turn()
  expect(await find()).toEqual(['running', 1])
  await turn()
  expect(await find()).toEqual(['completed', 2])
})
