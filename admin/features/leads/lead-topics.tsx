/** The topics of email that readers choose, and which of them this lead has left. */
import type { Lead } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { leadTopicsQuery } from '../../product/leads/queries.ts'
import { Facts, Section } from '../../ui/section.tsx'

type LeadTopicsProps = {
  site_id: string
  lead: Pick<Lead, 'id' | 'mailability' | 'unsubscribed_at'>
  timezone: string | undefined
}

export function LeadTopics({ site_id, lead, timezone }: LeadTopicsProps) {
  const { t, language, moment } = useMessages()
  const { data: topics = [] } = useQuery(leadTopicsQuery(site_id, lead.id))
  if (topics.length === 0) return null
  const isSubscribed = lead.mailability === 'subscribed'
  const stateOf = (left_at: string | null) => {
    if (!isSubscribed) return t('status.unsubscribed')
    return left_at ? t('leads.topic_left', { at: moment(left_at, timezone) }) : t('leads.topic_wanted')
  }
  const why = lead.unsubscribed_at ? 'leads.topics_unsubscribed' : 'leads.topics_never'
  return (
    <Section title={t('leads.topics')} description={isSubscribed ? undefined : t(why)}>
      <Facts
        facts={topics.map(({ texts, left_at }) => [
          (texts[language] ?? texts.en ?? texts.es)?.name ?? '',
          stateOf(left_at),
        ])}
      />
    </Section>
  )
}
