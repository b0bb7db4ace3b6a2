/** A new sender; the link that verifies it is mailed at once. */

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toast.ts'
import { SenderFields, senderOf } from './sender-fields.tsx'

export function CreateSender() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const queries = useQueryClient()
  const senders = pathTo('/sites/$site_id/emails/senders', { site_id })
  const submit = async (data: FormData) => {
    const sender = await client.senders.create({ site_id, body: senderOf(data) })
    toast({ text: t('senders.resent', { address: sender.email }) })
    await queries.invalidateQueries({ queryKey: ['senders', site_id] })
    await router.navigate({
      href: pathTo('/sites/$site_id/emails/senders/$sender_id', { site_id, sender_id: sender.id }),
    })
  }
  return (
    <>
      <PageHeader title={t('senders.create')} back={{ label: t('senders.title'), href: senders }} />
      <Section>
        <Form onSubmit={submit}>
          <SenderFields />
          <div>
            <SubmitButton>{t('senders.create')}</SubmitButton>
          </div>
        </Form>
      </Section>
    </>
  )
}
