/** Histories recorded with earlier rules replay byte for byte on today's, and what they left waiting goes on. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Definition } from '../../workflows/core/definition.ts'
import type { Outcomes } from '../../workflows/core/effects.ts'
import type { Input, SuccessInput } from '../../workflows/core/inputs.ts'
import { byMembership } from '../../workflows/core/memberships.ts'
import { hasEnded, newRun, type State } from '../../workflows/core/state.ts'
import type { Transition } from '../../workflows/ports.ts'
import { replay } from './replay.ts'

interface History {
  about: string
  versions: Definition[]
  transitions: Transition[]
  state: State
}

const folder = new URL('./histories/', import.meta.url)

for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
  const { histories } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { histories: History[] }
  describe(file, () => {
    test.each(histories)('$about', ({ versions, transitions, state }) => {
      const replayed = replay(newRun(state.run_id), versions)
      for (const { inputs, state: then, record } of transitions) {
        const before = replayed.record().length
        for (const input of inputs) replayed.take(input)
        expect(JSON.stringify(replayed.state())).toBe(JSON.stringify(then))
        // The values of the lead are beside the entries: no input gives them back.
        const entries = record.map(({ facts: _facts, ...entry }) => entry)
        expect(JSON.stringify(replayed.record().slice(before))).toBe(JSON.stringify(entries))
      }
      expect(JSON.stringify(replayed.state())).toBe(JSON.stringify(state))
    })

    test('a thousand runs that wait there continue on the rules of today', () => {
      const waiting = histories.filter(({ state }) => !hasEnded(state))
      expect(waiting.length).toBeGreaterThan(2)
      for (let i = 0; i < 1_000; i++) {
        const { state, versions } = waiting[i % waiting.length] as History
        const continued = replay(state, versions.slice(-1))
        for (let tries = 0; !hasEnded(continued.state()) && tries < 20; tries++)
          continued.take(nextOf(continued.state()))
        expect(continued.state()).toMatchObject({ version: 1, status: 'completed', reason: 'last_step_done' })
      }
    })
  })
}

/** What the outside would answer to the effect that a run waits for. */
function nextOf(state: State): Input {
  const { outstanding: effect, wait, step_id } = state
  const at = wait?.until ?? wait?.since ?? 0
  if (!effect) return { type: 'event', at, event: { type: 'approval', step_id: step_id ?? '', approved: true } }
  const { sequence, type } = effect
  if (type === 'sleep_until') return { type: 'timer_fired', at: effect.until, sequence }
  return { type: 'effect_succeeded', at, sequence, effect: type, outcome: outcomes(at)[type] } as SuccessInput
}

const outcomes = (at: number): Outcomes => {
  const moment = { at, local: '', zone: 'UTC', zone_source: 'site', tz_data: '' } as const
  const sent = { result: 'delivered', reason: null, message_id: 'msg_1' } as const
  return {
    send_email: sent,
    ask_question: sent,
    write_email: { draft_id: 'draft_1' },
    call_webhook: { result: 'succeeded', status: 200, reason: null, changed: [] },
    check_event: { at: null },
    store_answer: { changed: true },
    resolve_date: moment,
    resolve_time: moment,
    evaluate_filter: { holds: false },
    ...byMembership(() => ({ changed: [] })),
    set_field: { changed: true },
    assign_sandbox: { result: 'assigned' },
    extend_sandbox: { result: 'extended' },
    unsubscribe: { changed: true },
  }
}
