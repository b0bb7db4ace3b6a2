/** A new hook: its name alone. Its address is shown next. */
import { constraints } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { incomingHooks } from './client.ts'

type Props = { site_id: string; isOpen: boolean; onClose: () => void }

export function NewHookDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('integrations.create_hook')} isOpen={props.isOpen} onClose={props.onClose}>
      <NewHook {...props} />
    </Dialog>
  )
}

function NewHook({ site_id, onClose }: Props) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const create = useChange({
    run: (name: string) => incomingHooks.create({ site_id, body: { name } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'incoming_hooks'),
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async data => {
        const { id } = await create.mutateAsync(String(data.get('name')))
        await navigate({
          href: pathTo('/sites/$site_id/settings/integrations/hooks/$incoming_hook_id', {
            site_id,
            incoming_hook_id: id,
          }),
        })
      }}
    >
      <TextField
        name="name"
        label={t('integrations.name')}
        description={t('integrations.name_text')}
        maxLength={constraints.NewIncomingHook.name.maxLength}
        isRequired
        autoFocus
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('integrations.create_hook')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
