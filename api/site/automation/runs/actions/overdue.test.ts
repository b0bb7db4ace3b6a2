import { afterAll, beforeAll, expect, test } from 'vitest'
import { BATCH_RUNS_MAX, createRunner } from '../../../../../workflows/embedded/runner.ts'
import { startBackground } from '../../../../background.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { enrollAll } from '../rules.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const crowd = 3_000
const day_ms = 86_400_000

async function journeyWithCrowd(): Promise<string> {
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }]
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps,
  }
  const { body } = await h.post(`/v1/sites/${site}/journeys`, { name: 'Wait', document })
  await h.post(`/v1/sites/${site}/journeys/${body.id}/publish`, { enroll: 'new' })
  const enrolling = { journey_id: body.id, journey_version: 1, allow_duplicates: false, cause: 'manual' } as const
  const entrants = Array.from({ length: crowd }, (_, i) => ({ lead_id: `lead_${i}` }))
  await h.inSite(site, (tx, { newId, now }) =>
    enrollAll(tx, enrolling, entrants, { newId, now: now(), timezone: 'UTC' }),
  )
  return body.id
}

test('after a long stop overdue runs are carried on in bounded batches, and the API answers between them', async () => {
  const journey_id = await journeyWithCrowd()
  const batches: number[] = []
  const begin = () =>
    startBackground(h.installation, {
      createRunner: options =>
        createRunner({
          ...options,
          onBatch(site_id, batch) {
            batches.push(batch.runs)
            options.onBatch?.(site_id, batch)
          },
        }),
    })
  const inState = async (status: string): Promise<number> => {
    const database = await h.installation.databases.site(site)
    const row = await database.read(db =>
      db.one('select count(*) from runs where journey_id = ? and status = ?', [journey_id, status]),
    )
    return Number(row?.[0])
  }
  const reaches = async (status: string) => {
    while ((await inState(status)) < crowd) await new Promise(resolve => setTimeout(resolve, 5))
  }

  const before = await begin()
  h.installation.signals.wake('runs', site)
  await reaches('delayed')
  await before.stop()
  h.clock.forward(3 * day_ms)
  batches.length = 0

  const after = await begin()
  h.installation.signals.wake('runs', site)
  const answers: number[] = []
  for (let i = 0; i < 3; i++) {
    expect((await h.post(`/v1/sites/${site}/tags`, { name: `Meanwhile ${i}` })).status).toBe(201)
    answers.push(await inState('completed'))
  }
  await reaches('completed')
  await after.stop()
  expect(Math.max(...batches)).toBeLessThanOrEqual(BATCH_RUNS_MAX)
  expect(batches.reduce((sum, runs) => sum + runs, 0)).toBe(crowd)
  // Three writes of somebody else wait for a few batches, never for the crowd.
  expect(answers.at(-1)).toBeLessThan(crowd)
})
