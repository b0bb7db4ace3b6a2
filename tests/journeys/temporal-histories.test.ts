/** Histories recorded by earlier versions replay on the workflow of today: runs that wait there go on when it is installed. */
import { readdirSync, readFileSync } from 'node:fs'
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeBundle } from '../../workflows/temporal/bundle.ts'
import { historyFrom, wordsOf } from './temporal-history.ts'

interface Recorded {
  about: string
  status: string
  history: unknown
}

const folder = new URL('./histories/temporal/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { histories: Recorded[] }
let workflowBundle: { code: string }

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') })
  workflowBundle = await makeBundle()
})

for (const file of readdirSync(folder)) {
  describe(file, () => {
    test.each(read(file).histories)('$about', async ({ history }) => {
      await Worker.runReplayHistory({ workflowBundle }, historyFrom(history), 'run_1')
    })
  })
}

test('code that goes another way is found out', async () => {
  const [recorded] = read(readdirSync(folder)[0] ?? '').histories
  const code = workflowBundle.code.replaceAll("'carryOn'", "'carriedOn'").replaceAll('.carryOn.', '.carriedOn.')
  expect(code).not.toBe(workflowBundle.code)
  await expect(
    Worker.runReplayHistory({ workflowBundle: { code } }, historyFrom(recorded?.history), 'run_1'),
  ).rejects.toThrow(/nondeterminism/i)
})

test('the people and texts of the journeys are in no history', () => {
  for (const file of readdirSync(folder)) {
    const words = wordsOf(read(file))
    expect(words).toContain('run_1')
    expect(words).not.toMatch(/@example|"prompt":"[^#"]|"question":"[^#"]|"label":"[^#"]|"value":"|"filters":\[\{/)
  }
})
