/** The embedded runner over the port of a real site database, on a clock that the test moves. */

import { isOutage } from '../../api/platform/database/errors.ts'
import { siteFile } from '../../api/platform/database/site-file.ts'
import { runPort } from '../../api/site/runs/port.ts'
import { leaveInput } from '../../api/site/runs/rules.ts'
import { createHarness } from '../../api/testing/harness.ts'
import type { Definition } from '../../workflows/core/definition.ts'
import type { RecordEffect } from '../../workflows/core/effects.ts'
import { createRunner, type Runner } from '../../workflows/embedded/runner.ts'
import type { EffectResult, RunPort } from '../../workflows/ports.ts'
import type { ZoneTable } from '../../workflows/time/zones.ts'
import { alarmClock } from './alarm-clock.ts'
import type { Enrolment, Rig } from './rig.ts'
import { type SiteReader, siteReader } from './site-record-reader.ts'
import { enrolIn, moveIn } from './site-record-rows.ts'

export interface SiteRecordRig extends Rig {
  runIds(): string[]
  /** The versions of its definition, the first being 1. */
  versions(runId: string): Definition[]
  storedState: SiteReader['storedState']
  close(): Promise<void>
}

export async function siteRecordRig(start: number): Promise<SiteRecordRig> {
  const h = await createHarness()
  const { installation, clock } = h
  clock.set(start)
  const site_id = await h.newSite('Casa Verde')
  const database = await installation.databases.site(site_id)
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  const reader = siteReader(siteFile(installation.config.data_dir, site_id))
  const answers = new Map<RecordEffect['kind'], (EffectResult | Error)[]>()
  const definitions = new Map<string, Definition[]>()
  const errors: unknown[] = []
  let zones: ZoneTable | undefined
  let alarms = alarmClock(() => clock.now())
  let runner = startRunner()

  function startRunner(): Runner {
    // A killed runner's timers die with it.
    alarms = alarmClock(() => clock.now())
    const created = createRunner({
      now: () => clock.now(),
      setTimer: alarms.set,
      onError: (_site, _run, error) => errors.push(error),
      isOutage,
    })
    created.add(site_id, withAnswers(runPort(scope, zones), answers))
    return created
  }
  const wake = async () => {
    await alarms.rest()
    runner.wake(site_id)
    await alarms.ringDue()
  }

  return {
    runIds: () => [...definitions.keys()],
    versions: runId => definitions.get(runId) ?? [],
    now: () => clock.now(),
    async moveTo(at) {
      await alarms.rest()
      clock.set(at)
      runner.wakeAll()
      await alarms.ringDue()
    },
    async enrol(enrolment: Enrolment) {
      definitions.set(enrolment.run_id, [enrolment.definition])
      await database.write(tx => enrolIn(tx, enrolment, clock.now()))
      await wake()
    },
    async leave(runId, input) {
      await database.write(tx => leaveInput(tx, runId, input, clock.now()))
      await wake()
    },
    async happen(runId, event) {
      await database.write(tx => leaveInput(tx, runId, { type: 'event', at: clock.now(), event }, clock.now()))
      await wake()
    },
    async move(runId, definition) {
      const versions = definitions.get(runId) ?? []
      versions.push(definition)
      await database.write(tx => moveIn(tx, runId, { definition, journey_version: versions.length }, clock.now()))
      await wake()
    },
    async restart(changed) {
      zones = changed ?? zones
      // The old runner is left where it is: its alarms are gone and nobody wakes it any more.
      runner = startRunner()
      await alarms.ringDue()
    },
    answerNext: (kind, list) => void answers.set(kind, list),
    ...reader,
    errors: () => errors,
    async close() {
      await runner.stop()
      reader.close()
      await h.close()
    },
  }
}

function withAnswers<Tx>(port: RunPort<Tx>, answers: Map<RecordEffect['kind'], (EffectResult | Error)[]>): RunPort<Tx> {
  return {
    ...port,
    async applyEffect(tx, run, effect, now) {
      const planned = answers.get(effect.kind)?.shift()
      if (planned instanceof Error) throw planned
      return planned ?? port.applyEffect(tx, run, effect, now)
    },
  }
}
