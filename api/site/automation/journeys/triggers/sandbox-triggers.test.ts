import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createTriggerFixture, type TriggerFixture } from '../../../../testing/fixtures/triggers.ts'
import { leadSandboxOpened } from '../../../sandboxes/sandbox-access/events.ts'

let s: TriggerFixture
beforeAll(async () => {
  s = await createTriggerFixture(createRunner)
})
afterAll(() => s.close())

test('what happens to an access enrolls by its type and sandbox', async () => {
  const { id: sandbox_id } = (
    await s.h.post(`${s.at}/sandboxes`, { name: 'Trigger-demo', type: 'url', url: 'https://demo.example.com/' })
  ).body
  const [opened, one, over] = [
    await s.published([{ type: 'sandbox_opened' }]),
    await s.published([{ type: 'sandbox_opened', sandbox_ids: [sandbox_id] }]),
    await s.published([{ type: 'sandbox_space_over' }]),
  ]
  const open = (lead_id: string, of: string) =>
    s.h.inSite(s.site, (tx, { emit }) => emit(tx, leadSandboxOpened, { lead_id, data: { sandbox_id: of } }))
  const [first, second] = [await s.newLead(), await s.newLead()]
  await open(first, `sbx_${'0'.repeat(32)}`)
  await open(second, sandbox_id)
  await s.enrolled(opened, 2)
  const [run] = await s.enrolled(one, 1)
  expect(run?.lead_id).toBe(second)
  expect(await s.runsOf(over)).toHaveLength(0)
})
