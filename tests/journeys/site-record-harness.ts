/** A runner over the port of a real site database, on a clock that the test moves. */

import { siteFile } from '../../api/platform/database/site-file.ts'
import { runPort } from '../../api/site/automation/runs/record/port.ts'
import { temporalRecord } from '../../api/site/automation/runs/record/temporal.ts'
import { leaveInput } from '../../api/site/automation/runs/rules.ts'
import { createHarness } from '../../api/testing/harness.ts'
import type { Definition } from '../../workflows/core/definition.ts'
import type { RecordEffect } from '../../workflows/core/effects.ts'
import { BrokenRunError, type EffectResult, type RunPort } from '../../workflows/ports.ts'
import type { ZoneTable } from '../../workflows/time/zones.ts'
import type { Enrollment, Harness } from './runner-harness.ts'
import { type Drive, embeddedDriver } from './site-driver.ts'
import { type SiteReader, siteReader } from './site-record-reader.ts'
import { enrollIn, happenIn, moveIn } from './site-record-rows.ts'

export interface SiteRecordHarness extends Harness {
  runIds(): string[]
  /** The versions of its definition, the first being 1. */
  versions(runId: string): Definition[]
  storedState: SiteReader['storedState']
  /** Many at once. */
  enrollAll(enrollments: readonly Enrollment[]): Promise<void>
  /** The process ends, and begins again with another runner. */
  changeDriver(drive: Drive): Promise<void>
  close(): Promise<void>
}

export async function siteRecordHarness(start: number, drive: Drive = embeddedDriver): Promise<SiteRecordHarness> {
  const h = await createHarness({}, { repeatActions: false })
  const { installation, clock } = h
  clock.set(start)
  const site_id = await h.newSite('Casa Verde')
  const database = await installation.databases.site(site_id)
  const scope = { installation, site_id, database, clock, facts: () => installation.sites.find(site_id) }
  const reader = siteReader(siteFile(installation.config.data_dir, site_id))
  const answers = new Map<RecordEffect['type'], (EffectResult | Error)[]>()
  const definitions = new Map<string, Definition[]>()
  const errors: unknown[] = []
  let zones: ZoneTable | undefined
  const driven = {
    site_id,
    clock,
    port: () => withAnswers(runPort(scope, zones), answers),
    record: temporalRecord(scope),
    runIds: () => [...definitions.keys()],
    onError: (error: unknown) => void errors.push(error),
  }
  let driver = await drive(driven)
  const wake = () => driver.wake(false)

  return {
    runIds: () => [...definitions.keys()],
    versions: runId => definitions.get(runId) ?? [],
    now: () => clock.now(),
    async moveTo(at) {
      await driver.rest()
      clock.set(at)
      await driver.wake(true)
    },
    async enroll(enrollment: Enrollment) {
      definitions.set(enrollment.run_id, [enrollment.definition])
      await database.write(tx => enrollIn(tx, enrollment, clock.now()))
      await wake()
    },
    async enrollAll(enrollments) {
      await database.write(async tx => {
        for (const enrollment of enrollments) {
          definitions.set(enrollment.run_id, [enrollment.definition])
          await enrollIn(tx, enrollment, clock.now())
        }
      })
      await wake()
    },
    async changeDriver(other) {
      await driver.leave()
      driver = await other(driven)
      await driver.wake(false)
    },
    async leave(runId, input) {
      await database.write(tx => leaveInput(tx, runId, input, clock.now()))
      await wake()
    },
    async happen(runId, event) {
      await database.write(tx => happenIn(tx, runId, event, { newId: installation.newId, now: () => clock.now() }))
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
      await driver.restart()
    },
    answerNext: (type, list) => void answers.set(type, list),
    ...reader,
    errors: () => errors,
    async close() {
      await driver.stop()
      reader.close()
      await h.close()
    },
  }
}

function withAnswers<Tx>(port: RunPort<Tx>, answers: Map<RecordEffect['type'], (EffectResult | Error)[]>): RunPort<Tx> {
  return {
    ...port,
    async applyEffects(tx, asked, now) {
      const given = asked.map(({ effect }) => answers.get(effect.type)?.shift())
      for (const [i, one] of asked.entries()) if (given[i] instanceof Error) throw new BrokenRunError(one.run, given[i])
      const others = await port.applyEffects(
        tx,
        asked.filter((_one, i) => !given[i]),
        now,
      )
      return given.map(one => one ?? others.shift()) as EffectResult[]
    },
  }
}
