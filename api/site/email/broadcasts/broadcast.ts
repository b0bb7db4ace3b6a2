/** The schemas of a broadcast. The endpoints are in contract.ts. */
import { z } from '@hono/zod-openapi'
import { filter } from '../../../platform/filter/schema.ts'
import { filledText, id, instant, version } from '../../../platform/schemas.ts'
import { templateLimits } from '../templates/limits.ts'
import { broadcastLimits as limits } from './limits.ts'
import { broadcastStates, latePolicies, passedPolicies, type Recipients, type Schedule, winningBy } from './table.ts'

export const broadcastState = z.enum(broadcastStates).openapi('BroadcastState', {
  description:
    'draft → scheduled → sending → sent; paused and canceled from scheduled or sending. Only a draft can be changed.',
})

export const recipients: z.ZodType<Recipients, Recipients> = z
  .strictObject({
    audience_ids: z
      .array(id('audience'))
      .max(limits.broadcast_audiences_max)
      .openapi({ description: 'Leads on one of them; none is no condition.' }),
    excluded_audience_ids: z.array(id('audience')).max(limits.broadcast_audiences_max),
    filter: filter.optional(),
  })
  .openapi('BroadcastRecipients', {
    description: 'Leads for which all of it holds. Nothing given is every lead.',
  })

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine(text => !Number.isNaN(Date.parse(`${text}Z`)), { params: { code: 'instant_invalid' } })

const sendNow = z.strictObject({ kind: z.literal('now') }).openapi('SendNow')
const sendAt = z.strictObject({ kind: z.literal('at'), at: instant }).openapi('SendAt')
const sendAtLocalTime = z
  .strictObject({
    kind: z.literal('local_time'),
    at: localTime.openapi({ description: 'Without a zone: `2027-03-14T09:00`.', example: '2027-03-14T09:00' }),
    passed: z.enum(passedPolicies).openapi('PassedPolicy', {
      description: 'What becomes of leads for whom the time has passed when sending begins.',
    }),
  })
  .openapi('SendAtLocalTime', { description: 'In each lead’s time zone; in the site’s where none is known.' })

export const schedule: z.ZodType<Schedule, Schedule> = z
  .discriminatedUnion('kind', [sendNow, sendAt, sendAtLocalTime])
  .openapi('BroadcastSchedule')

export const subjectTest = z
  .strictObject({
    share_percent: z.int().min(1).max(limits.broadcast_test_share_percent_max).openapi({
      description: 'The share of recipients who get one of the subjects at once, split evenly among them.',
    }),
    wait_hours: z.int().min(1).max(limits.broadcast_test_wait_hours_max).openapi({
      description: 'How long to wait for their opens or clicks before the rest get the best subject.',
    }),
    winner_by: z.enum(winningBy).openapi('SubjectWinnerBy', { description: 'Of people; machines do not count.' }),
  })
  .openapi('SubjectTest')

const subject = filledText(templateLimits.template_subject_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: templateLimits.template_subject_characters_max,
})

export const name = filledText(limits.broadcast_name_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: limits.broadcast_name_characters_max,
})

/** What can be changed of a draft. */
export const settings = {
  template_id: id('template').nullable(),
  sender_id: id('sender').nullable(),
  subjects: z.array(subject).max(limits.broadcast_subjects_max).openapi({
    description: 'None: the template’s. One: in its place. Two to four: an A/B test of them.',
  }),
  subject_test: subjectTest.openapi({ description: 'How several subjects are tested.' }),
  recipients,
  holdout_percent: z.int().min(0).max(limits.broadcast_holdout_percent_max).openapi({
    description: 'The share of recipients who get nothing, against whom the result is measured.',
  }),
  schedule,
  emails_per_hour: z.int().min(1).max(limits.broadcast_emails_per_hour_max).nullable(),
  late_policy: z.enum(latePolicies).openapi('BroadcastLatePolicy', {
    description: 'What happens if the server was down for more than an hour past the time. `ask` pauses it.',
  }),
}

const count = z.int()
const counts = z
  .object({
    recipients: count.openapi({ description: 'Without those held out. Fixed when sending begins; 0 before.' }),
    held_out: count,
    excluded: z.record(z.string(), count).openapi({ description: 'Matching leads who get nothing, by reason.' }),
    waiting: count.openapi({ description: 'Not handed over yet; after a cancellation: never sent.' }),
    delivered: count,
    not_delivered: count,
    unknown: count,
    skipped: count.openapi({ description: 'Left out at the last moment, such as unsubscribed since.' }),
    opened: count.openapi({ description: 'Emails that a person opened.' }),
    clicked: count,
    unsubscribed: count,
  })
  .openapi('BroadcastCounts', {
    description: 'recipients = waiting + delivered + not_delivered + unknown + skipped.',
  })

const missing = z
  .object({ pointer: z.string(), code: z.string(), text: z.string() })
  .openapi('BroadcastIssue', { description: 'What to fix before it can be scheduled.' })

export const broadcast = z
  .object({
    id: id('broadcast'),
    name: z.string(),
    state: broadcastState,
    reason: z.string().nullable().openapi({ description: 'Why it was paused or canceled other than by a person.' }),
    ...settings,
    subjects: z.array(z.string()),
    resend_of: z.string().nullable().openapi({ description: 'Only those who got that broadcast and did not open it.' }),
    starts_at: instant.nullable(),
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
    test_ends_at: instant.nullable().openapi({ description: 'When the best subject is chosen.' }),
    winner: count.nullable().openapi({ description: 'The place of the best subject, from 0.' }),
    counts,
    missing: z.array(missing),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Broadcast')

const at = '2027-03-14T09:30:00.000Z'
export const broadcastExample = {
  id: 'bcast_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Spring offer',
  state: 'draft',
  reason: null,
  template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
  sender_id: 'snd_0199a3f2c4d87e6b9a0112233445566f',
  subjects: [],
  subject_test: { share_percent: 20, wait_hours: 4, winner_by: 'opens' },
  recipients: { audience_ids: ['aud_0199a3f2c4d87e6b9a0112233445566f'], excluded_audience_ids: [] },
  holdout_percent: 0,
  schedule: { kind: 'now' },
  emails_per_hour: null,
  late_policy: 'ask',
  resend_of: null,
  starts_at: null,
  started_at: null,
  ended_at: null,
  test_ends_at: null,
  winner: null,
  counts: {
    ...{ recipients: 0, held_out: 0, excluded: {}, waiting: 0, delivered: 0, not_delivered: 0, unknown: 0 },
    ...{ skipped: 0, opened: 0, clicked: 0, unsubscribed: 0 },
  },
  missing: [],
  version: 1,
  created_at: at,
  updated_at: at,
} as const
