/** The embedded runner shows every behavior over a site's own database too. */
import { afterEach, describe, expect, test } from 'vitest'
import { newRun } from '../../workflows/core/state.ts'
import { conformance } from './conformance.ts'
import { replay } from './replay.ts'
import { START } from './scenes.ts'
import { type SiteRecordRig, siteRecordRig } from './site-record-rig.ts'

let rig: SiteRecordRig | undefined

afterEach(async () => {
  await rig?.close()
  rig = undefined
})

describe('embedded runner over a site', () => {
  for (const behavior of conformance) {
    test(behavior.name, { timeout: 30_000 }, async () => {
      rig = await siteRecordRig(START)
      await behavior.run(rig)
      for (const runId of rig.runIds()) expectReplay(rig, runId)
    })
  }
})

/** Every behavior ends so: the stored inputs, taken once more from the beginning, give the stored state byte for byte. */
function expectReplay(rig: SiteRecordRig, runId: string): void {
  const replayed = replay(newRun(runId), rig.versions(runId))
  for (const input of rig.inputs(runId)) replayed.take(input)
  expect(JSON.stringify(replayed.state())).toBe(rig.storedState(runId))
}
