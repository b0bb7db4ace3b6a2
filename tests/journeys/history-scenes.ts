/** The journeys whose histories are recorded: every rule of the first version, some ended and some left in mid-wait. */
import type { Definition, Step } from '../../workflows/core/definition.ts'
import type { Harness, Lead } from './runner-harness.ts'
import { endSend, HOUR, hasTag, journey, mail, OFFICE, START, tag, wait } from './scenes.ts'

export interface HistoryScene {
  about: string
  definition: Definition
  lead?: Partial<Lead>
  play(harness: Harness): Promise<void>
}

const share = (id: string, percent: number, steps: Step[]) => ({
  id,
  when: { type: 'percentage' as const, percent },
  steps,
})
const having = (id: string, name: string, steps: Step[]) => ({
  id,
  when: { type: 'filter' as const, filter: hasTag(name) },
  steps,
})
const nothing = async () => {}

export const historyScenes: HistoryScene[] = [
  {
    about: 'tags, a delay and a mail, to the end',
    definition: journey([
      tag('a', 'tag_1'),
      wait('b', 2),
      mail('c'),
      { id: 'd', type: 'remove_tags', tag_ids: ['tag_1'] },
    ]),
    async play(harness) {
      await harness.moveTo(START + 2 * HOUR)
      await endSend(harness)
    },
  },
  { about: 'asleep in a delay', definition: journey([wait('a', 30), mail('b')]), play: nothing },
  { about: 'waiting for a send', definition: journey([mail('a'), tag('b', 'end')]), play: nothing },
  {
    about: 'a window, a temporary failure and the window again',
    definition: journey([mail('a'), tag('b', 'end')], { business_hours: OFFICE }),
    async play(harness) {
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      const retry_at = START + 9 * HOUR
      await harness.leave('run_1', { type: 'effect_failed', at: START, sequence, code: 'temporary', retry_at })
      await harness.moveTo(retry_at)
      await harness.moveTo(START + 23 * HOUR)
      await endSend(harness)
    },
  },
  {
    about: 'waiting for a window in the zone of the lead',
    definition: journey([mail('a')], { business_hours: OFFICE, use_lead_timezone: true }),
    lead: { timezone: 'America/New_York' },
    play: nothing,
  },
  {
    about: 'branches within branches, by filter and by share',
    definition: journey([
      {
        id: 'p',
        type: 'paths',
        branches: [
          having('p1', 'x', [tag('never', 'n')]),
          having('p2', 'y', [
            {
              id: 'q',
              type: 'paths',
              branches: [share('q1', 20, []), share('q2', 70, [tag('q2a', 'q2')])],
              otherwise: [],
            },
            wait('w', 1),
          ]),
        ],
        otherwise: [tag('o', 'otherwise')],
      },
      tag('last', 'end'),
    ]),
    lead: { tags: ['y'] },
    play: harness => harness.moveTo(START + HOUR),
  },
  ...['left', 'blocked', 'bought', 'neither'].map(
    (name): HistoryScene => ({
      about: `criteria at the hand-off: ${name}`,
      definition: journey([mail('a'), tag('b', 'reached')], {
        unenrollment: hasTag('left'),
        suppression: hasTag('blocked'),
        goal: hasTag('bought'),
      }),
      lead: { tags: [name] },
      play: nothing,
    }),
  ),
  {
    about: 'failed, retried, and stopped in a delay',
    definition: journey([mail('a'), wait('b', 1)]),
    async play(harness) {
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      await harness.leave('run_1', {
        type: 'effect_failed',
        at: START,
        sequence,
        code: 'sender_missing',
        retry_at: null,
      })
      await harness.leave('run_1', { type: 'event', at: START + 1, event: { type: 'retry' } })
      await endSend(harness, { result: 'not_delivered', reason: '554', message_id: 'msg_1' })
      await harness.leave('run_1', { type: 'stop', at: START + 2, reason: 'journey_switched_off', as: 'stopped' })
    },
  },
  {
    about: 'values, unsubscription, and a delay of business days to a time of day',
    definition: journey([
      { id: 'a', type: 'set_custom_field_value', field_id: 'field_1', value: 3 },
      { id: 'b', type: 'unsubscribe' },
      { id: 'c', type: 'delay', duration: { value: 3, unit: 'business_days', at: '08:30' } },
      mail('d'),
    ]),
    async play(harness) {
      await harness.moveTo(Date.parse('2027-01-14T07:30:00Z'))
      await endSend(harness, { result: 'skipped', reason: 'unsubscribed', message_id: null })
    },
  },
]
