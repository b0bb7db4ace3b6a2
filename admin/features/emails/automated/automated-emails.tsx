/** Emails that the site sends by itself: which are on, and what each says. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmailSections } from '../email-sections.tsx'
import { AutomatedEmailSection } from './automated-email.tsx'
import { automatedEmailsQuery } from './queries.ts'

export function AutomatedEmails() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(automatedEmailsQuery(site_id))
  return (
    <>
      <PageHeader title={t('emails.title')} description={t('automated.note')} />
      <EmailSections here="automated" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data?.map(email => (
        <AutomatedEmailSection key={email.type} site_id={site_id} email={email} />
      ))}
      {data && (
        <Section title={t('automated.sandbox')}>
          <p className="muted">{t('automated.sandbox_note')}</p>
        </Section>
      )}
    </>
  )
}
