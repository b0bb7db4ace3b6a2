/** A new sender; the link that verifies it is mailed at once. */

import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { newSender, SenderFields } from '../../../product/emails/sender-fields.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'

export function CreateSender() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const senders = pathTo('/sites/$site_id/emails/senders', { site_id })
  const [draft, setDraft] = useState(newSender)
  const create = useChange({
    run: () => emailClient.senders.create({ site_id, body: draft }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'senders'),
    done: sender => ({ text: t('senders.resent', { address: sender.email }) }),
    isHandled: () => true,
  })
  const submit = async () => {
    const { id } = await create.mutateAsync()
    await router.navigate({ href: pathTo('/sites/$site_id/emails/senders/$sender_id', { site_id, sender_id: id }) })
  }
  return (
    <>
      <PageHeader title={t('senders.create')} back={{ label: t('senders.title'), href: senders }} />
      <Section>
        <Form onSubmit={submit}>
          <SenderFields isNew draft={draft} onChange={changes => setDraft({ ...draft, ...changes })} />
          <div>
            <SubmitButton>{t('senders.create')}</SubmitButton>
          </div>
        </Form>
      </Section>
    </>
  )
}
