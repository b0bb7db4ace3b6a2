/** The schemas of a broadcast. The endpoints are in contract.ts. */
import { z } from '@hono/zod-openapi'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { filledText, id, instant, version } from '../../../platform/schemas/schemas.ts'
import { templateLimits } from '../templates/limits.ts'
import { broadcastLimits as limits } from './limits.ts'
import { broadcastStatuses, latePolicies, passedPolicies, type Recipients, type Schedule, winningBy } from './table.ts'

export const broadcastStatus = z.enum(broadcastStatuses).openapi('BroadcastStatus', {
  description:
    '`draft` → `scheduled` → `sending` → `sent` or `failed`. `failed`: leads matched, and none of them was reached. A `scheduled` or `sending` broadcast can become `paused` or `canceled`. Only a draft can be changed.',
})

export const recipients: z.ZodType<Recipients, Recipients> = z
  .strictObject({
    audience_ids: z
      .array(id('audience'))
      .max(limits.broadcast_audiences_max)
      .openapi({ description: 'IDs of audiences; leads in any of them are included. Empty for no restriction.' }),
    excluded_audience_ids: z.array(id('audience')).max(limits.broadcast_audiences_max),
    filter: filter.optional(),
  })
  .openapi('BroadcastRecipients', {
    description: 'Conditions that recipients must all meet. Without any, every lead.',
  })

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine(text => !Number.isNaN(Date.parse(`${text}Z`)), { params: { code: 'instant_invalid' } })

const sendNow = z.strictObject({ type: z.literal('now') }).openapi('SendNow')
const sendAt = z.strictObject({ type: z.literal('at'), at: instant }).openapi('SendAt')
const sendAtLocalTime = z
  .strictObject({
    type: z.literal('local_time'),
    at: localTime.openapi({
      description: 'Local time without a zone, such as `2027-03-14T09:00`.',
      example: '2027-03-14T09:00',
    }),
    passed: enumWith(passedPolicies, {
      send_now: 'Sent at once.',
      skip: 'Not sent to them.',
      next_day: 'Sent at that time on the next day.',
    }).openapi('PassedPolicy', {
      description: 'What happens to leads for whom the local time has already passed when sending begins.',
    }),
  })
  .openapi('SendAtLocalTime', { description: 'A time in each lead’s time zone. Leads without one use the site’s.' })

export const schedule: z.ZodType<Schedule, Schedule> = z
  .discriminatedUnion('type', [sendNow, sendAt, sendAtLocalTime])
  .openapi('BroadcastSchedule')

export const subjectTest = z
  .strictObject({
    share_percent: z.int().min(1).max(limits.broadcast_test_share_percent_max).openapi({
      description: 'Percentage of recipients who take part in the test, split evenly among the subjects.',
    }),
    wait_hours: z.int().min(1).max(limits.broadcast_test_wait_hours_max).openapi({
      description: 'Hours to wait for opens or clicks before the best subject is sent to the rest.',
    }),
    winner_by: enumWith(winningBy, {
      opens: 'The subject whose emails were opened by more people.',
      clicks: 'The subject whose links were opened by more people.',
    }).openapi('SubjectWinnerBy', { description: 'What decides the winner. Counts people only.' }),
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

/** Members of a draft that can be changed. */
export const settings = {
  template_id: id('template').nullable(),
  sender_id: id('sender').nullable(),
  subjects: z.array(subject).max(limits.broadcast_subjects_max).openapi({
    description: 'Subject lines. None: the template’s subject. One: replaces it. Two to four: an A/B test.',
  }),
  subject_test: subjectTest.openapi({ description: 'How an A/B test of subjects is run.' }),
  recipients,
  holdout_percent: z.int().min(0).max(limits.broadcast_holdout_percent_max).openapi({
    description:
      'Percentage of recipients who are not sent the email, so that its effect can be measured against them.',
  }),
  schedule,
  emails_per_hour: z.int().min(1).max(limits.broadcast_emails_per_hour_max).nullable(),
  late_policy: enumWith(latePolicies, {
    send: 'The broadcast is sent late.',
    skip: 'The broadcast is not sent.',
    ask: 'The broadcast is paused until somebody decides.',
  }).openapi('BroadcastLatePolicy', {
    description: 'What happens if the server was down for more than an hour past the scheduled time.',
  }),
}

const count = z.int()
const counts = z
  .object({
    recipients: count.openapi({
      description: 'Number of recipients, without those held out. Fixed when sending begins; 0 before.',
    }),
    held_out: count,
    excluded: z
      .record(z.string(), count)
      .openapi({ description: 'Number of matching leads who are not sent the email, by reason.' }),
    waiting: count.openapi({ description: 'Emails not handed off yet; after a cancellation, emails never sent.' }),
    delivered: count,
    not_delivered: count,
    unknown: count,
    skipped: count.openapi({
      description: 'Recipients skipped at hand-off, such as those who unsubscribed in the meantime.',
    }),
    opened: count.openapi({ description: 'Number of emails opened by a person.' }),
    clicked: count,
    unsubscribed: count,
  })
  .openapi('BroadcastCounts', {
    description: 'Always `recipients = waiting + delivered + not_delivered + unknown + skipped`.',
  })

const missing = z
  .object({ pointer: z.string(), code: z.string(), text: z.string() })
  .openapi('BroadcastIssue', { description: 'An issue to fix before it can be scheduled.' })

export const broadcast = z
  .object({
    id: id('broadcast'),
    name: z.string(),
    status: broadcastStatus,
    reason: z.string().nullable().openapi({
      description:
        'Why it failed, or was paused or canceled other than by a person. `template_missing`, `template_disabled`, `sender_missing`, `sender_not_verified` and `no_postal_address`: it has paused, and goes on for everybody left when it is resumed after the mend. `nobody_reached`: `excluded`, `not_delivered` and `skipped` say why.',
    }),
    ...settings,
    subjects: z.array(z.string()),
    resend_of: z
      .string()
      .nullable()
      .openapi({ description: 'ID of an earlier broadcast. Only recipients who did not open that one are included.' }),
    starts_at: instant.nullable(),
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
    test_ends_at: instant.nullable().openapi({ description: 'Time at which the best subject is chosen.' }),
    winner: count.nullable().openapi({ description: 'Zero-based index of the best subject.' }),
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
  status: 'draft',
  reason: null,
  template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f',
  sender_id: 'snd_0199a3f2c4d87e6b9a0112233445566f',
  subjects: [],
  subject_test: { share_percent: 20, wait_hours: 4, winner_by: 'opens' },
  recipients: { audience_ids: ['aud_0199a3f2c4d87e6b9a0112233445566f'], excluded_audience_ids: [] },
  holdout_percent: 0,
  schedule: { type: 'now' },
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
