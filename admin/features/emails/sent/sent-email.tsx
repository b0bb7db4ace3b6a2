/** One mail: why this person got it, from the form to the server's answer, and how it looked. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { emailName } from '../../../product/emails/email-name.ts'
import { MailFrame } from '../../../product/emails/mail-frame.tsx'
import { contentQuery, explanationQuery } from '../../../product/emails/queries.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSiteId, useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { EmailStatus } from './email-status.tsx'
import { Explanation } from './explanation.tsx'

export function SentEmail() {
  const messages = useMessages()
  const { t } = messages
  const { site_id } = useSite()
  const { email_id } = useParams({ from: '/sites/$site_id/emails/sent/$email_id' })
  const [view, change] = useView('/sites/$site_id/emails/sent/$email_id')
  const { data, error, refetch } = useQuery(explanationQuery(site_id, email_id))
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={['50%', '80%', '70%', '85%']} />
  const { email } = data
  return (
    <>
      <PageHeader
        title={emailName(messages, email)}
        status={<EmailStatus email={email} />}
        back={{ label: t('emails.sent'), href: pathTo('/sites/$site_id/emails/sent', { site_id }) }}
        description={email.to ? t('emails.to_address', { address: email.to }) : undefined}
      />
      <Tabs
        label={t('emails.views')}
        selected={view.tab === 'content' ? 'content' : 'why'}
        onSelect={tab => change({ tab: tab === 'why' ? undefined : tab })}
        tabs={[
          { id: 'why', label: t('emails.why'), content: <Explanation explanation={data} /> },
          { id: 'content', label: t('emails.content'), content: <Content email_id={email_id} /> },
        ]}
      />
    </>
  )
}

function Content({ email_id }: { email_id: string }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(contentQuery(site_id, email_id))
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  if (!data) return <Skeleton />
  return (
    <div className="stack">
      <p className="muted">{t('emails.content_note', { version: data.template_version })}</p>
      <MailFrame content={data} />
    </div>
  )
}
