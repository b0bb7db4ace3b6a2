/** The embedded runner shows every behavior over a site's own database too. */
import { afterEach, describe, expect, test } from 'vitest'
import { newRun } from '../../workflows/core/state.ts'
import { conformance } from './conformance.ts'
import { replay } from './replay.ts'
import { START } from './scenes.ts'
import { type SiteRecordHarness, siteRecordHarness } from './site-record-harness.ts'

let harness: SiteRecordHarness | undefined

afterEach(async () => {
  await harness?.close()
  harness = undefined
})

describe('embedded runner over a site', () => {
  for (const behavior of conformance) {
    test(behavior.name, { timeout: 30_000 }, async () => {
      harness = await siteRecordHarness(START)
      await behavior.run(harness)
      for (const runId of harness.runIds()) expectReplay(harness, runId)
    })
  }
})

/** Every behavior ends so: the stored inputs, taken once more from the beginning, give the stored state byte for byte. */
function expectReplay(harness: SiteRecordHarness, runId: string): void {
  const replayed = replay(newRun(runId), harness.versions(runId))
  for (const input of harness.inputs(runId)) replayed.take(input)
  expect(JSON.stringify(replayed.state())).toBe(harness.storedState(runId))
}
