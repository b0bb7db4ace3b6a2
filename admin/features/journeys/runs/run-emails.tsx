/** The emails of a run, for people who may see mail. */

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { emailName } from '../../../product/emails/email-name.ts'
import { mailsOfRunQuery } from '../../../product/emails/queries.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

export function RunEmails({ site_id, run_id }: { site_id: string; run_id: string }) {
  const messages = useMessages()
  const { t } = messages
  const can = useCan()
  const { data } = useQuery({ ...mailsOfRunQuery(site_id, run_id), enabled: can('manage-emails', site_id) })
  if (!data || data.data.length === 0) return null
  return (
    <Section title={t('runs.emails')}>
      <ul className="stack">
        {data.data.map(mail => (
          <li key={mail.id} className="row-of">
            <Link href={pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id: mail.id })}>
              {emailName(messages, mail)}
            </Link>
            <StatusBadge status={mail.status} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
