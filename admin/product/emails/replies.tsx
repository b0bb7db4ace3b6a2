/** What readers answered, newest first, each with the email that it answers. */

import type { EmailResponse } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { pathTo } from '../screens/path-to.ts'
import { emailClient } from './client.ts'

type RepliesTo = { lead_id: string } | { broadcast_id: string }

const most = 20

const repliesQuery = (site_id: string, to: RepliesTo) =>
  queryOptions({
    queryKey: ['emails', site_id, 'replies', to],
    queryFn: ({ signal }) =>
      emailClient.emailResponses.list({ site_id, ...to, type: 'reply', limit: most }, { signal }),
  })

type RepliesProps = { site_id: string; to: RepliesTo; timezone: string | undefined }

/** Nothing where nobody answered. */
export function Replies({ site_id, to, timezone }: RepliesProps) {
  const { t } = useMessages()
  const { data } = useQuery(repliesQuery(site_id, to))
  if (!data || data.data.length === 0) return null
  const entries = data.data.map(reply => entryOf(site_id, reply))
  return (
    <Section
      title={t('replies.title')}
      description={data.has_more ? t('replies.newest', { count: most }) : t('replies.forwarded')}
    >
      <Timeline entries={entries} {...(timezone && { timeZone: timezone })} />
    </Section>
  )
}

function entryOf(site_id: string, { email_id, detail, excerpt, created_at: at }: EmailResponse) {
  return {
    id: `${email_id} ${at}`,
    at,
    icon: <Reply size={14} aria-hidden />,
    tone: 'good' as const,
    title: <Link href={pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id })}>{detail || '–'}</Link>,
    reason: excerpt,
  }
}
