/** The fields of a site, as the dialog for a new one and the information screen ask them alike. */

import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { zoneName } from '../../product/zone-name.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import { FormPair } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SiteDraft } from './site-draft.ts'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')]
const currencies = Intl.supportedValuesOf('currency')

type SiteFieldsProps = {
  draft: SiteDraft
  onChange: (changes: Partial<SiteDraft>) => void
  /** One begins with its name. */
  isNew?: boolean
}

export function SiteFields({ draft, onChange, isNew }: SiteFieldsProps) {
  const { t, language } = useMessages()
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return (
    <>
      <FormPair>
        <TextField
          name="name"
          autoFocus={isNew}
          label={t('sites.name')}
          value={draft.name}
          onChange={name => onChange({ name })}
          maxLength={constraints.SiteChanges.name.maxLength}
          isRequired
        />
        <TextField
          name="subdomain"
          label={t('sites.subdomain')}
          description={t('site.subdomain_rule')}
          value={draft.subdomain}
          onChange={subdomain => onChange({ subdomain: subdomain.toLowerCase() })}
          maxLength={constraints.SiteChanges.subdomain.maxLength}
          spellCheck="false"
          isRequired
        />
      </FormPair>
      <FormPair>
        <Select
          name="language"
          label={t('site.language')}
          description={t('site.language_text')}
          value={draft.language}
          onChange={id => onChange({ language: id === 'es' ? 'es' : 'en' })}
          options={[
            { id: 'en', label: 'English' },
            { id: 'es', label: 'Español' },
          ]}
          isRequired
        />
        <ComboBox
          name="currency"
          label={t('site.currency')}
          value={draft.currency}
          onChange={currency => currency && onChange({ currency })}
          options={currencies.map(code => ({ id: code, label: `${code} · ${names.of(code) ?? code}` }))}
          isRequired
        />
      </FormPair>
      <ComboBox
        name="timezone"
        label={t('site.timezone')}
        description={t('site.timezone_text')}
        value={draft.timezone}
        onChange={timezone => timezone && onChange({ timezone })}
        options={(zones.includes(draft.timezone) ? zones : [draft.timezone, ...zones]).map(zone => ({
          id: zone,
          label: zoneName(zone),
        }))}
        isRequired
      />
      <TextArea
        name="postal_address"
        label={t('site.postal_address')}
        description={t('site.postal_address_text')}
        value={draft.postal_address}
        onChange={postal_address => onChange({ postal_address })}
        maxLength={constraints.SiteChanges.postal_address.maxLength}
        rows={2}
      />
      <TextArea
        name="description"
        label={t('site.description')}
        value={draft.description}
        onChange={description => onChange({ description })}
        maxLength={constraints.SiteChanges.description.maxLength}
        rows={2}
      />
    </>
  )
}
