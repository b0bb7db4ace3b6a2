/** Further journeys whose histories are recorded: questions, AI texts, dates, events, and owners' decisions about waits. */
import type { Step } from '../../workflows/core/definition.ts'
import type { HistoryScene } from './history-scenes.ts'
import { DELIVERED } from './runner-harness.ts'
import {
  decide,
  endEffect,
  endSend,
  HOUR,
  hasTag,
  journey,
  mail,
  OFFICE,
  paths,
  question,
  START,
  tag,
  wait,
} from './scenes.ts'

const opened = { type: 'opened', step_id: 'a' } as const
const tea = { type: 'answered', step_id: 'q', answer_id: 'tea' } as const
const vip = { type: 'filter', filter: hasTag('gold') } as const
const writer = (needs_approval: boolean): Step => ({
  id: 'w',
  type: 'ai_email_writer',
  prompt: 'Thank them.',
  needs_approval,
})
const written: Step = { id: 's', type: 'send_email', template_id: 'tmpl_s', sender_id: 'snd_1', ai_step_id: 'w' }
const birthday: Step = {
  id: 'd',
  type: 'delay',
  until: { field_id: 'field_born', offset_days: -1, at: '09:00', yearly: true },
}
const lead = { fields: { field_born: '1988-02-29' } }

export const laterHistoryScenes: HistoryScene[] = [
  {
    about: 'a link that is clicked in time',
    definition: journey([mail('a'), paths('p', { vip, opened, clicked: { type: 'clicked', step_id: 'a' } }, 48)]),
    async play(harness) {
      await endSend(harness)
      await harness.moveTo(START + HOUR)
      await harness.happen('run_1', { type: 'clicked', step_id: 'a', url: 'https://casaverde.example/' })
    },
  },
  {
    about: 'waiting for a mail to be opened',
    definition: journey([mail('a'), paths('p', { vip, opened }, 48), tag('z', 'end')]),
    play: harness => endSend(harness),
  },
  {
    about: 'neither opened nor answered in time',
    definition: journey([mail('a'), paths('p', { opened }, 48), question('q', { field_id: 'field_drink' })]),
    async play(harness) {
      await endSend(harness)
      await harness.moveTo(START + 48 * HOUR)
      await endEffect(harness, 'ask_question', DELIVERED)
      await harness.moveTo(START + 96 * HOUR)
    },
  },
  {
    about: 'a question in an open minute, answered and stored',
    definition: journey([question('q', { field_id: 'field_drink' })], { business_hours: OFFICE }),
    async play(harness) {
      await endEffect(harness, 'ask_question', DELIVERED)
      await harness.happen('run_1', tea)
    },
  },
  {
    about: 'waiting for an answer, planned anew',
    definition: journey([question('q'), tag('z', 'end')]),
    async play(harness) {
      await endEffect(harness, 'ask_question', DELIVERED)
      await harness.moveTo(START + HOUR)
      await decide(harness, { type: 'replan' })
    },
  },
  {
    about: 'a written mail that somebody approves',
    definition: journey([writer(true), written], { suppression: hasTag('blocked') }),
    async play(harness) {
      await endEffect(harness, 'write_email', { draft_id: 'draft_1' })
      await decide(harness, { type: 'approval', step_id: 'w', approved: true })
      await endSend(harness)
    },
  },
  {
    about: 'waiting for approval',
    definition: journey([writer(true), written]),
    play: harness => endEffect(harness, 'write_email', { draft_id: 'draft_1' }),
  },
  {
    about: 'waiting for a text',
    definition: journey([writer(false), written]),
    play: async () => {},
  },
  {
    about: 'a date, skipped by the owner',
    definition: journey([birthday, tag('z', 'end')]),
    lead,
    play: harness => decide(harness, { type: 'skip_wait' }),
  },
  { about: 'waiting for a date', definition: journey([birthday, tag('z', 'end')]), lead, play: async () => {} },
  {
    about: 'an overdue mail, skipped',
    definition: journey([wait('w', 2), mail('a'), question('q'), wait('v', 1), tag('z', 'end')]),
    play: harness => harness.leave('run_1', { type: 'event', at: START + 5 * HOUR, event: { type: 'skip_step' } }),
  },
  {
    about: 'moved to another version twice, its zone data changed between',
    definition: journey([wait('w', 48), mail('a')]),
    async play(harness) {
      await harness.move('run_1', journey([wait('w', 5), mail('a'), tag('z', 'end')]))
      await harness.leave('run_1', { type: 'event', at: START, event: { type: 'time_data_changed' } })
      await harness.move('run_1', journey([wait('w', 6), paths('p', { opened }, 3), tag('z', 'end')]))
    },
  },
  {
    about: 'completed by its goal while it waited',
    definition: journey([question('q')]),
    async play(harness) {
      await endEffect(harness, 'ask_question', DELIVERED)
      await harness.leave('run_1', { type: 'stop', at: START, reason: 'goal_reached', as: 'completed' })
    },
  },
]
