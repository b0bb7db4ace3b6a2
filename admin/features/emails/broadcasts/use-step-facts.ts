/** A broadcast in sentences, step by step: for its review and its overview. */
import type { Broadcast } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { useAudienceChoices } from '../../../product/filter/choices.ts'
import { rulesOf } from '../../../product/filter/filter.ts'
import { useSenderChoices, useTemplateChoices } from '../../../product/journeys/names.ts'
import { useSite } from '../../../product/sites/queries.ts'
import type { StepId } from './paths.ts'
import { useReach } from './reach.tsx'

const late: Record<Broadcast['late_policy'], MessageKey> = {
  ask: 'broadcasts.late_ask',
  send: 'broadcasts.late_send',
  skip: 'broadcasts.late_skip',
}

export function useStepFacts(site_id: string, broadcast: Broadcast): Record<StepId, string[]> {
  const recipients = useRecipientFacts(site_id, broadcast)
  const content = useContentFacts(site_id, broadcast)
  return { recipients, content, schedule: useScheduleFacts(broadcast) }
}

function useRecipientFacts(site_id: string, broadcast: Broadcast): string[] {
  const { t, number } = useMessages()
  const audiences = useAudienceChoices(site_id)
  const { recipients, holdout_percent, status, counts } = broadcast
  const { data } = useReach({ site_id, broadcast, draft: broadcast })
  const count = status === 'draft' || status === 'scheduled' ? data?.recipients : counts.recipients
  const named = (ids: string[]) => ids.map(id => audiences.find(one => one.id === id)?.label ?? '…').join(', ')
  const rules = rulesOf(recipients.filter)?.rules.length ?? (recipients.filter ? 1 : 0)
  return [
    ...(count === undefined ? [] : [`${number(count)} ${t('broadcasts.reach_leads', { count })}`]),
    recipients.audience_ids.length > 0 ? named(recipients.audience_ids) : t('broadcasts.every_lead'),
    ...(rules > 0 ? [t('broadcasts.with_rules', { count: rules })] : []),
    ...(recipients.excluded_audience_ids.length > 0
      ? [t('broadcasts.without', { names: named(recipients.excluded_audience_ids) })]
      : []),
    ...(holdout_percent > 0 ? [t('broadcasts.holdout_fact', { percent: holdout_percent })] : []),
  ]
}

function useContentFacts(site_id: string, { template_id, sender_id, subjects, subject_test }: Broadcast): string[] {
  const { t } = useMessages()
  const template = useTemplateChoices(site_id).find(({ id }) => id === template_id)
  const sender = useSenderChoices(site_id).find(({ id }) => id === sender_id)
  const test = { share: subject_test.share_percent, hours: subject_test.wait_hours }
  return [
    ...(template ? [template.label] : []),
    ...(sender ? [sender.label] : []),
    ...subjects.map((subject, at) => (subjects.length > 1 ? `${'ABCD'[at]}: ${subject}` : subject)),
    ...(subjects.length > 1 ? [t('broadcasts.test_fact', test)] : []),
  ]
}

function useScheduleFacts({ schedule, emails_per_hour, late_policy }: Broadcast): string[] {
  const { t, moment, number } = useMessages()
  const { timezone } = useSite()
  const when = {
    now: () => t('broadcasts.when_now'),
    at: () => (schedule.type === 'at' ? moment(schedule.at, timezone) : ''),
    local_time: () =>
      schedule.type === 'local_time' ? t('broadcasts.local_fact', { moment: schedule.at.replace('T', ' ') }) : '',
  }[schedule.type]()
  return [
    when,
    ...(emails_per_hour === null ? [] : [t('broadcasts.pace_fact', { count: number(emails_per_hour) })]),
    t('broadcasts.late_fact', { policy: t(late[late_policy]) }),
  ]
}
