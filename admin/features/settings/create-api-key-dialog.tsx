/** A new key: its name, the sites that it reaches, and what it may do there. Never more than its maker may. */
import { type NewApiKey as Body, constraints, type Grant } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from '../../ui/field.module.css'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { grants as allGrants, grantWords, isGrant } from './grants.ts'
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
  const can = useCan()
  const { data: sites = [] } = useQuery(sitesQuery())
  const [reach, setReach] = useState('all')
  const [site_ids, setSites] = useState<string[]>([])
  const [grants, setGrants] = useState<Grant[]>([])
  const [isIncomplete, setIncomplete] = useState(false)

  const make = useChange({
    run: (body: Body) => client.apiKeys.create({ body }),
    shows: 'the answer',
    refreshes: [apiKeysQuery().queryKey],
    isHandled: () => true,
  })
  const create = async (data: FormData) => {
    if (grants.length === 0 || (reach === 'some' && site_ids.length === 0)) return setIncomplete(true)
    const name = String(data.get('name'))
    onCreated(await make.mutateAsync({ name, grants, ...(reach === 'some' && { site_ids }) }))
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
      <RadioGroup
        label={t('api_keys.reach')}
        value={reach}
        onChange={setReach}
        options={[
          { id: 'all', label: t('api_keys.all_sites'), note: t('api_keys.all_sites_text') },
          { id: 'some', label: t('api_keys.some_sites') },
        ]}
      />
      {reach === 'some' && (
        <TagPicker
          label={t('api_keys.which_sites')}
          options={sites.map(site => ({ id: site.id, label: site.name, note: site.subdomain }))}
          value={site_ids}
          onChange={setSites}
          isRequired
        />
      )}
      <CheckboxGroup
        className="stack"
        aria-label={t('api_keys.grants')}
        value={grants}
        onChange={values => setGrants(values.filter(isGrant))}
      >
        <span className={styles.label} data-slot="field-label">
          {t('api_keys.grants')}
        </span>
        {allGrants
          .filter(grant => can(grant))
          .map(grant => (
            <Checkbox key={grant} value={grant}>
              {t(grantWords[grant])}
            </Checkbox>
          ))}
      </CheckboxGroup>
      {isIncomplete && <Notice tone="bad" title={t('api_keys.incomplete')} />}
      <FormActions>
        <SubmitButton>{t('api_keys.create')}</SubmitButton>
        <Button onPress={onClose}>{t('ui.cancel')}</Button>
      </FormActions>
    </Form>
  )
}
