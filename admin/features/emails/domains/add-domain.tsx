/** Asks for a domain; its keys are made, and its screen shows the records to enter. */

import { constraints } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export function AddDomain({ site_id, onClose }: { site_id: string; onClose: () => void }) {
  const { t } = useMessages()
  const router = useRouter()
  const create = useChange({
    run: (domain: string) => emailClient.sendingDomains.create({ site_id, body: { domain } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sending_domains'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const { id } = await create.mutateAsync(String(data.get('domain')))
    onClose()
    await router.navigate({
      href: pathTo('/sites/$site_id/emails/domains/$sending_domain_id', { site_id, sending_domain_id: id }),
    })
  }
  return (
    <Dialog title={t('sending_domains.add')} isOpen onClose={onClose} size="small">
      <Form onSubmit={submit} place={problem => (problem.code === 'name_taken' ? 'domain' : undefined)}>
        <TextField
          name="domain"
          label={t('sending_domains.domain')}
          description={t('sending_domains.domain_note')}
          maxLength={constraints.NewSendingDomain.domain.maxLength}
          autoComplete="off"
          isRequired
          autoFocus
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('sending_domains.add')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
