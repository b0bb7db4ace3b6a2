/**
 * Records what the engine does today, for `histories.test.ts` to replay on every later one. Run once for each released
 * version of the rules: `node tests/journeys/record-histories.ts NAME` writes `histories/NAME.json`.
 */
import { writeFileSync } from 'node:fs'
import { embeddedHarness } from './embedded-harness.ts'
import { historyScenes } from './history-scenes.ts'
import { laterHistoryScenes } from './later-history-scenes.ts'
import { START } from './scenes.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('Give the name of the version that is recorded')

const histories = []
for (const { about, definition, lead, play } of [...historyScenes, ...laterHistoryScenes]) {
  const harness = embeddedHarness(START)
  await harness.enroll({ run_id: 'run_1', definition, lead })
  await play(harness)
  const row = harness.memory.rows.get('run_1')
  histories.push({ about, versions: row?.versions, transitions: row?.transitions, state: harness.state('run_1') })
  await harness.close()
}
writeFileSync(new URL(`./histories/${name}.json`, import.meta.url), `${JSON.stringify({ histories }, null, 2)}\n`)
