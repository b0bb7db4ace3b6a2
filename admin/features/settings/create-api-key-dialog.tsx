/** A new key: its name, the sites that it reaches, and what it may do there. Never more than its maker may. */
import { type NewApiKey as Body, constraints } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { RightsFields, useRights } from '../../product/account/rights-fields.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { apiKeys } from './client.ts'
import { KeyLimitFields, readKeyLimits } from './key-limits.tsx'
import type { ShownKey } from './new-key-dialog.tsx'
import { apiKeysQuery } from './queries.ts'

type Props = { isOpen: boolean; onClose: () => void; onCreated: (key: ShownKey) => void }

export function CreateApiKeyDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('api_keys.create')} isOpen={props.isOpen} onClose={props.onClose}>
      <NewApiKey {...props} />
    </Dialog>
  )
}

function NewApiKey({ onClose, onCreated }: Props) {
  const { t } = useMessages()
  const { rights, setRights, isWhole } = useRights({ all_sites: true, site_ids: [], grants: [] })
  const [isIncomplete, setIncomplete] = useState(false)
  const [isReadOnly, setReadOnly] = useState(false)

  const make = useChange({
    run: (body: Body) => apiKeys.create({ body }),
    shows: 'the answer',
    refreshes: [apiKeysQuery().queryKey],
    isHandled: () => true,
  })
  const create = async (data: FormData) => {
    if (!isWhole) return setIncomplete(true)
    const { all_sites, site_ids, grants } = rights
    const name = String(data.get('name'))
    const limited = { ...readKeyLimits(data), read_only: isReadOnly }
    onCreated(await make.mutateAsync({ name, grants, ...limited, ...(!all_sites && { site_ids }) }))
  }

  return (
    <Form onSubmit={create}>
      <TextField
        name="name"
        label={t('api_keys.name')}
        description={t('api_keys.name_text')}
        maxLength={constraints.NewApiKey.name.maxLength}
        isRequired
        autoFocus
      />
      <RightsFields rights={rights} onChange={setRights} />
      <Checkbox isSelected={isReadOnly} onChange={setReadOnly}>
        {t('api_keys.read_only')}
      </Checkbox>
      <KeyLimitFields />
      {isIncomplete && <Notice tone="bad" title={t('api_keys.incomplete')} />}
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('api_keys.create')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
