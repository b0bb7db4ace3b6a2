/** One sender: whether the address is proven, and its fields. */

import type { Sender } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { senderQuery } from '../../../product/emails/queries.ts'
import { draftOf, SenderFields } from '../../../product/emails/sender-fields.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useResend, useSenderActions } from './sender-actions.tsx'
import styles from './sender-details.module.css'

export function SenderDetails() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { sender_id } = useParams({ from: '/sites/$site_id/emails/senders/$sender_id' })
  const { data: sender, error, refetch } = useQuery(senderQuery(site_id, sender_id))
  const { actionsOf, dialog } = useSenderActions(site_id)
  if (error && !sender) return <ErrorState isPage error={error} onRetry={refetch} />
  if (!sender) return <Skeleton />
  return (
    <>
      <PageHeader
        title={`${sender.first_name} ${sender.last_name}`}
        status={<StatusBadge status={sender.status === 'verified' ? 'verified' : 'unverified'} />}
        back={{ label: t('senders.title'), href: pathTo('/sites/$site_id/emails/senders', { site_id }) }}
        menu={actionsOf(sender)}
      />
      {sender.status !== 'verified' && <Unverified sender={sender} />}
      <SenderForm key={sender.id} sender={sender} />
      {dialog}
    </>
  )
}

function Unverified({ sender }: { sender: Sender }) {
  const site_id = useSiteId()
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const resend = useResend(site_id)
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        title={t('senders.unverified_title')}
        action={
          <Button isPending={resend.isPending} onPress={() => resend.mutate(sender)}>
            {t('senders.resend')}
          </Button>
        }
      >
        {sender.verification_asked_at
          ? t('senders.unverified_since', {
              address: sender.email,
              at: moment(sender.verification_asked_at, timezone),
            })
          : t('senders.unverified_text', { address: sender.email })}
      </Notice>
    </div>
  )
}

function SenderForm({ sender }: { sender: Sender }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const form = useSettings({
    settings: sender,
    query: senderQuery(site_id, sender.id),
    draftOf,
    save: (body, options) => emailClient.senders.update({ site_id, sender_id: sender.id, body }, options),
    refreshes: ofSite(site_id, 'senders'),
    saved: t('senders.saved'),
  })
  return (
    <Section title={t('senders.details')}>
      <Form onSubmit={form.submit}>
        <SenderFields draft={form.draft} onChange={form.change} />
        <div>
          <SubmitButton isDisabled={!form.isDirty}>{t('senders.save')}</SubmitButton>
        </div>
      </Form>
      {form.dialogs}
    </Section>
  )
}
