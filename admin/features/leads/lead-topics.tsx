/** The topics of email that readers choose, and which of them this lead has left. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { emailClient } from '../../product/emails/client.ts'
import { Facts, Section } from '../../ui/section.tsx'
import type { OfLead } from './of-lead.ts'

const topicsQuery = (site_id: string, lead_id: string) =>
  queryOptions({
    queryKey: ['leads', site_id, 'topics', lead_id],
    queryFn: async ({ signal }) =>
      (await emailClient.unsubscribePage.listLeadTopics({ site_id, lead_id }, { signal })).data,
  })

export function LeadTopics({ site_id, lead_id, timezone }: OfLead) {
  const { t, language, moment } = useMessages()
  const { data: topics = [] } = useQuery(topicsQuery(site_id, lead_id))
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
