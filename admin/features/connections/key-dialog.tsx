/** Another key for the same account: the way back from "Account not authorized". */
import type { Connection, ServiceKey } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { KeyFields, readKey } from './key-fields.tsx'

type Props = { site_id: string; connection: Connection; isOpen: boolean; onClose: () => void }

export function KeyDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('connections.replace_key')} isOpen={props.isOpen} onClose={props.onClose}>
      <ReplaceKey {...props} />
    </Dialog>
  )
}

function ReplaceKey({ site_id, connection, onClose }: Props) {
  const { t } = useMessages()
  const replace = useChange({
    run: (body: ServiceKey) => connections.replaceKey({ site_id, connection_id: connection.id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'connections', 'service_lists', 'service_fields', 'dashboard'),
    done: () => ({ text: t('connections.authorized') }),
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async data => {
        await replace.mutateAsync(readKey(data, ''))
        onClose()
      }}
    >
      <p className="muted">{t('connections.replace_key_text')}</p>
      <KeyFields service={connection.service} prefix="" />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('connections.replace_key')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
