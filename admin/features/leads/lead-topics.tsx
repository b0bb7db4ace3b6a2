/** The topics of email that readers choose, and which of them this lead has left. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { leadTopicsQuery } from '../../product/leads/queries.ts'
import { Facts, Section } from '../../ui/section.tsx'
import type { OfLead } from './of-lead.ts'

export function LeadTopics({ site_id, lead_id, timezone }: OfLead) {
  const { t, language, moment } = useMessages()
  const { data: topics = [] } = useQuery(leadTopicsQuery(site_id, lead_id))
  if (topics.length === 0) return null
  return (
    <Section title={t('leads.topics')}>
      <Facts
        facts={topics.map(({ texts, left_at }) => [
          (texts[language] ?? texts.en ?? texts.es)?.name ?? '',
          left_at ? t('leads.topic_left', { at: moment(left_at, timezone) }) : t('leads.topic_wanted'),
        ])}
      />
    </Section>
  )
}
