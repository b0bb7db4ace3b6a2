/** On which sites, and with which permissions: what API keys and managers are given. Only what the giver has is offered. */
import type { Grant } from '@leadwright/sdk'
import { useState } from 'react'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from '../../ui/field.module.css'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { useCan } from '../session/abilities.ts'
import { useAccountSites } from '../sites/queries.ts'
import { grants as allGrants, grantWords, isGrant } from './grants.ts'

export interface ChosenRights {
  all_sites: boolean
  site_ids: string[]
  grants: Grant[]
}

/** The choice, and whether it has at least one permission and one site. */
export function useRights(begin: ChosenRights) {
  const [rights, setRights] = useState(begin)
  const isWhole = rights.grants.length > 0 && (rights.all_sites || rights.site_ids.length > 0)
  return { rights, setRights, isWhole }
}

type Props = {
  rights: ChosenRights
  onChange: (rights: ChosenRights) => void
  hasGrants?: boolean
  /** What cannot be given besides something else that is chosen. */
  without?: readonly Grant[]
}

export function RightsFields({ rights, onChange, hasGrants = true, without = [] }: Props) {
  const { t } = useMessages()
  const can = useCan()
  const { data: sites = [] } = useAccountSites()
  const offered = allGrants.filter(grant => (can(grant) || rights.grants.includes(grant)) && !without.includes(grant))
  const isAll = offered.every(grant => rights.grants.includes(grant))
  return (
    <>
      <RadioGroup
        label={t('api_keys.reach')}
        value={rights.all_sites ? 'all' : 'some'}
        onChange={reach => onChange({ ...rights, all_sites: reach === 'all' })}
        options={[
          { id: 'all', label: t('api_keys.all_sites'), note: t('api_keys.all_sites_text') },
          { id: 'some', label: t('api_keys.some_sites') },
        ]}
      />
      {!rights.all_sites && (
        <TagPicker
          label={t('api_keys.which_sites')}
          options={sites.map(site => ({ id: site.id, label: site.name, note: site.subdomain }))}
          value={rights.site_ids}
          onChange={site_ids => onChange({ ...rights, site_ids })}
          isRequired
        />
      )}
      {hasGrants && (
        <div className="stack">
          <span className={styles.label} data-slot="field-label">
            {t('api_keys.grants')}
          </span>
          <Checkbox
            isSelected={isAll}
            isIndeterminate={!isAll && rights.grants.length > 0}
            onChange={isChosen => onChange({ ...rights, grants: isChosen ? offered : [] })}
          >
            {t('api_keys.all_grants')}
          </Checkbox>
          <CheckboxGroup
            className="stack"
            aria-label={t('api_keys.grants')}
            value={rights.grants}
            onChange={values => onChange({ ...rights, grants: values.filter(isGrant) })}
          >
            {offered.map(grant => (
              <Checkbox key={grant} value={grant}>
                {t(grantWords[grant])}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </div>
      )}
    </>
  )
}
