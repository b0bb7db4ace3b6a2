/** Asks for a domain; its screen shows the records to enter. */
import { constraints } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { domainClient } from './client.ts'

export function AddDomain({ site_id, onClose }: { site_id: string; onClose: () => void }) {
  const { t } = useMessages()
  const router = useRouter()
  const create = useChange({
    run: (host: string) => domainClient.domains.create({ site_id, body: { host } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'domains'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const { id } = await create.mutateAsync(String(data.get('host')))
    onClose()
    await router.navigate({ href: pathTo('/sites/$site_id/site/domains/$domain_id', { site_id, domain_id: id }) })
  }
  return (
    <Dialog title={t('domains.add')} isOpen onClose={onClose} size="small">
      <Form onSubmit={submit} place={problem => (problem.code === 'name_taken' ? 'host' : undefined)}>
        <TextField
          name="host"
          label={t('domains.domain')}
          description={t('domains.domain_note')}
          maxLength={constraints.NewDomain.host.maxLength}
          autoComplete="off"
          spellCheck="false"
          isRequired
          autoFocus
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('domains.add')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
