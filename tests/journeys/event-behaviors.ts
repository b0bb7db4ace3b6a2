/** The part of the conformance list about branches by opens, clicks and answers. */
import { expect } from 'vitest'
import {
  type Behavior,
  endSend,
  enroll,
  HOUR,
  hasTag,
  journey,
  kinds,
  mail,
  paths,
  reasons,
  START,
  tag,
  wait,
} from './scenes.ts'

const opened = { type: 'opened', step_id: 'a' } as const
const replied = { type: 'replied', step_id: 'a' } as const
const clicked = { type: 'clicked', step_id: 'a' } as const
const price = { type: 'clicked', step_id: 'a', url: 'https://casaverde.example/price' } as const
const taken = (harness: Parameters<Behavior['run']>[0]) => harness.lead('run_1').tags.toSorted()

export const eventBehaviors: Behavior[] = [
  {
    name: 'waits for an event and takes its branch when it comes',
    async run(harness) {
      await enroll(harness, journey([mail('a'), paths('p', { was_opened: opened }, 48), tag('z', 'end')]))
      await endSend(harness)
      expect(harness.state('run_1')).toMatchObject({
        status: 'waiting',
        step_id: 'p',
        wait: { waiting_for: 'event', since: START, until: START + 48 * HOUR },
      })
      await harness.moveTo(START + HOUR)
      await harness.happen('run_1', opened)
      expect(taken(harness)).toEqual(['end', 'was_opened'])
      expect(harness.state('run_1')).toMatchObject({ status: 'completed', ended_at: START + HOUR })
      const own = harness.record('run_1').filter(entry => entry.step_id === 'p')
      expect(own.map(entry => [entry.type, entry.reason])).toEqual([
        ['branch_checked', 'not_happened_yet'],
        ['event_awaited', 'wait_up_to'],
        ['event_came', 'opened'],
        ['branch_taken', 'first_that_holds'],
      ])
    },
  },
  {
    name: 'takes the branch of a reply that it waits for',
    async run(harness) {
      await enroll(harness, journey([mail('a'), paths('p', { was_opened: opened, was_replied: replied }, 48)]))
      await endSend(harness)
      await harness.happen('run_1', replied)
      expect(taken(harness)).toEqual(['was_replied'])
    },
  },
  {
    name: 'takes at once the branch of a reply that came before',
    async run(harness) {
      await enroll(harness, journey([mail('a'), wait('b', 2), paths('p', { was_replied: replied }, 48)]))
      await endSend(harness)
      await harness.happen('run_1', replied)
      await harness.moveTo(START + 2 * HOUR)
      expect(taken(harness)).toEqual(['was_replied'])
    },
  },
  {
    name: 'takes otherwise at the limit when the event has not come',
    async run(harness) {
      await enroll(harness, journey([mail('a'), paths('p', { was_opened: opened }, 48)]))
      await endSend(harness)
      await harness.moveTo(START + 48 * HOUR - 1)
      expect(harness.state('run_1').status).toBe('waiting')
      await harness.moveTo(START + 48 * HOUR)
      expect(taken(harness)).toEqual(['otherwise'])
      expect(reasons(harness, 'event_missed')).toEqual(['limit_reached'])
      const after = JSON.stringify(harness.state('run_1'))
      await harness.happen('run_1', opened)
      expect(JSON.stringify(harness.state('run_1'))).toBe(after)
    },
  },
  {
    name: 'takes at once the branch of an event that has happened already',
    async run(harness) {
      await enroll(
        harness,
        journey([mail('a'), wait('b', 2), paths('p', { was_clicked: clicked, was_opened: opened }, 48)]),
      )
      await endSend(harness)
      await harness.happen('run_1', opened)
      expect(harness.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'b' })
      await harness.moveTo(START + 2 * HOUR)
      expect(taken(harness)).toEqual(['was_opened'])
      expect(reasons(harness, 'branch_checked')).toEqual(['not_happened_yet', 'has_happened'])
      expect(kinds(harness)).not.toContain('event_awaited')
    },
  },
  {
    name: 'asks filters, shares and events in their order and waits only when none holds',
    async run(harness) {
      const when = {
        vip: { type: 'filter', filter: hasTag('gold') },
        was_clicked: clicked,
        nobody: { type: 'percentage', percent: 0.000_001 },
        was_opened: opened,
        silver: { type: 'filter', filter: hasTag('silver') },
      } as const
      const definition = journey([mail('a'), paths('p', when, 48)])
      await enroll(harness, definition, { tags: ['silver'] })
      await endSend(harness)
      expect(taken(harness)).toEqual(['silver'])
      expect(reasons(harness, 'branch_checked')).toEqual([
        'filter_not_matched',
        'not_happened_yet',
        'share_missed',
        'not_happened_yet',
        'filter_matched',
      ])
    },
  },
  {
    name: 'tells links apart, and takes the branch of the event that comes first',
    async run(harness) {
      const when = { price, anywhere: clicked }
      await enroll(harness, journey([mail('a'), paths('p', when, 48), tag('z', 'end')]))
      await endSend(harness)
      await harness.happen('run_1', opened)
      expect(harness.state('run_1').status).toBe('waiting')
      await harness.happen('run_1', { type: 'clicked', step_id: 'a', url: 'https://casaverde.example/' })
      expect(taken(harness)).toEqual(['anywhere', 'end'])
      await harness.enroll({ run_id: 'run_2', definition: journey([mail('a'), paths('p', when, 48)]) })
      const sequence = harness.state('run_2').outstanding?.sequence ?? -1
      const outcome = { result: 'delivered', reason: null, message_id: 'msg_2' } as const
      await harness.leave('run_2', { type: 'effect_succeeded', at: START, sequence, effect: 'send_email', outcome })
      await harness.happen('run_2', price)
      expect(harness.lead('run_2').tags).toEqual(['price'])
    },
  },
  {
    name: 'waits in a branch within a branch and goes on behind both',
    async run(harness) {
      const inner = paths('q', { was_clicked: clicked }, 3)
      const outer = paths('p', { was_opened: opened }, 2)
      outer.branches = outer.branches.map(branch => ({ ...branch, steps: [...branch.steps, inner] }))
      await enroll(harness, journey([mail('a'), outer, tag('z', 'end')]))
      await endSend(harness)
      await harness.happen('run_1', opened)
      expect(harness.state('run_1')).toMatchObject({ step_id: 'q', wait: { until: START + 3 * HOUR } })
      await harness.moveTo(START + 3 * HOUR)
      expect(taken(harness)).toEqual(['end', 'otherwise', 'was_opened'])
    },
  },
  {
    name: 'goes on waiting for an event after a restart',
    crashes: true,
    async run(harness) {
      await enroll(harness, journey([mail('a'), paths('p', { was_opened: opened }, 48)]))
      await endSend(harness)
      await harness.restart()
      expect(harness.state('run_1').status).toBe('waiting')
      await harness.happen('run_1', opened)
      await harness.restart()
      expect(taken(harness)).toEqual(['was_opened'])
      expect(reasons(harness, 'branch_taken')).toHaveLength(1)
    },
  },
]
