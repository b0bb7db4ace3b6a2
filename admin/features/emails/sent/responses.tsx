/** What came back from an email: bounces, complaints and replies. */
import type { EmailDetail, EmailResponse } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { bounceWords } from '../../../product/emails/bounce-words.ts'
import { responsesQuery } from '../../../product/emails/queries.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Section } from '../../../ui/section.tsx'
import { Timeline } from '../../../ui/timeline.tsx'

const looks = {
  bounce: ['delivery.bounced', 'bad'],
  complaint: ['delivery.complained', 'bad'],
  reply: ['delivery.replied', 'good'],
} as const

export function Responses({ email }: { email: EmailDetail }) {
  const { t } = useMessages()
  const { site_id, timezone } = useSite()
  const { data } = useQuery(responsesQuery(site_id, email.id))
  const responses = data?.data ?? []
  if (responses.length === 0) return null
  return (
    <Section title={t('delivery.responses')}>
      <Timeline entries={responses.map((one, index) => entryOf(one, index, t))} timeZone={timezone} />
    </Section>
  )
}

function entryOf(response: EmailResponse, index: number, t: ReturnType<typeof useMessages>['t']) {
  const { type, permanent, reason, status, detail, excerpt, created_at: at } = response
  const [title, tone] = looks[type]
  return {
    id: `${at} ${index}`,
    at,
    title: t(type === 'bounce' && !permanent ? 'delivery.bounced_for_now' : title),
    tone: type === 'bounce' && !permanent ? ('warning' as const) : tone,
    reason: [
      reason && bounceWords({ t }, reason),
      type === 'bounce' && !detail.includes(status ?? '') && status,
      detail,
      excerpt,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}
