/** The embedded runner over the record in memory, on a clock that the test moves. */

import type { State } from '../../workflows/core/state.ts'
import { createRunner, type Runner } from '../../workflows/embedded/runner.ts'
import { type MemoryRecord, memoryRecord } from './memory-record.ts'
import type { Harness } from './runner-harness.ts'

const SITE = 'site_1'

interface Alarm {
  at: number
  ring: () => void
}

export interface EmbeddedHarness extends Harness {
  memory: MemoryRecord
  runner(): Runner
  close(): Promise<void>
}

/** A harness whose clock stands at `start`. */
export function embeddedHarness(start: number): EmbeddedHarness {
  const memory = memoryRecord()
  const errors: unknown[] = []
  let now = start
  let alarms = new Set<Alarm>()
  let runner = startRunner()

  function startRunner(): Runner {
    // A killed runner's timers die with it.
    const own = new Set<Alarm>()
    alarms = own
    const created = createRunner({
      now: () => now,
      setTimer(ms, ring) {
        const alarm = { at: now + ms, ring }
        own.add(alarm)
        return () => own.delete(alarm)
      },
      onError: (_site, _run, error) => errors.push(error),
      isOutage: error => error === memory.outage,
    })
    created.add(SITE, memory)
    return created
  }

  /** Lets the loop become idle: it only waits for promises and timers. */
  const settle = () => new Promise<void>(resolve => setImmediate(resolve))

  const ringDue = async () => {
    await settle()
    for (;;) {
      const due = [...alarms].filter(alarm => alarm.at <= now)
      if (due.length === 0) return
      for (const alarm of due) {
        alarms.delete(alarm)
        alarm.ring()
      }
      await settle()
    }
  }

  const wake = async () => {
    runner.wake(SITE)
    await ringDue()
  }

  const row = (runId: string) => {
    const found = memory.rows.get(runId)
    if (!found) throw new Error(`No run ${runId}`)
    return found
  }

  return {
    memory,
    runner: () => runner,
    now: () => now,
    async moveTo(at) {
      now = at
      runner.wakeAll()
      await ringDue()
    },
    async enroll(enrollment) {
      memory.add(enrollment)
      await wake()
    },
    async leave(runId, input) {
      memory.leave(runId, input)
      await wake()
    },
    async happen(runId, event) {
      memory.happen(runId, event, now)
      await wake()
    },
    async move(runId, definition) {
      memory.move(runId, definition, now)
      await wake()
    },
    async restart(zones) {
      if (zones) memory.zones = zones
      // The old runner is abandoned: its timers are gone and nothing wakes it any more.
      runner = startRunner()
      await ringDue()
    },
    answerNext: (type, answers) => void memory.answers.set(type, answers),
    state: runId => JSON.parse(row(runId).state) as State,
    record: runId => memory.record(runId),
    inputs: runId => row(runId).transitions.flatMap(transition => transition.inputs),
    lead: runId => row(runId).lead,
    sends: () => [...memory.jobs.values()],
    errors: () => errors,
    close: () => runner.stop(),
  }
}
