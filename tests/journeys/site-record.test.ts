/** The embedded runner shows every behaviour over a site's own database too. */
import { afterEach, describe, expect, test } from 'vitest'
import { newRun } from '../../workflows/core/state.ts'
import { step } from '../../workflows/core/step.ts'
import { conformance } from './conformance.ts'
import { START } from './scenes.ts'
import { type SiteRecordRig, siteRecordRig } from './site-record-rig.ts'

let rig: SiteRecordRig | undefined

afterEach(async () => {
  await rig?.close()
  rig = undefined
})

describe('embedded runner over a site', () => {
  for (const behaviour of conformance) {
    test(behaviour.name, { timeout: 30_000 }, async () => {
      rig = await siteRecordRig(START)
      await behaviour.run(rig)
      for (const runId of rig.runIds()) expectReplay(rig, runId)
    })
  }
})

/** Every behaviour ends so: the stored inputs, taken once more from the beginning, give the stored state byte for byte. */
function expectReplay(rig: SiteRecordRig, runId: string): void {
  let state = newRun(runId)
  for (const input of rig.inputs(runId)) state = step(rig.definition(runId), state, input).state
  expect(JSON.stringify(state)).toBe(rig.storedState(runId))
}
