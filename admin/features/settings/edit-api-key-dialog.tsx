/** Name and limits of a key; its permissions and sites stay as they were made. */
import { type ApiKey, type ApiKeyChanges, constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { apiKeys } from './client.ts'
import { KeyLimitFields, readKeyLimits } from './key-limits.tsx'
import { apiKeysQuery } from './queries.ts'

export function EditApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey | undefined; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('api_keys.edit')} isOpen={apiKey !== undefined} onClose={onClose}>
      {apiKey && <KeyForm apiKey={apiKey} onClose={onClose} />}
    </Dialog>
  )
}

function KeyForm({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useMessages()
  const change = useChange({
    run: (body: ApiKeyChanges) => apiKeys.update({ api_key_id: apiKey.id, body }, { ifMatch: apiKey.version }),
    shows: 'the answer',
    refreshes: [apiKeysQuery().queryKey],
    isHandled: () => true,
  })
  const save = async (data: FormData) => {
    await change.mutateAsync({ name: String(data.get('name')), ...readKeyLimits(data) })
    onClose()
  }
  return (
    <Form onSubmit={save}>
      <TextField
        name="name"
        label={t('api_keys.name')}
        defaultValue={apiKey.name}
        maxLength={constraints.NewApiKey.name.maxLength}
        isRequired
        autoFocus
      />
      <KeyLimitFields apiKey={apiKey} />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('managers.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
