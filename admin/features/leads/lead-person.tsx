/** Who a lead is: name, address, phone, zone and language, each edited in place, and what is known from its mail. */

import type { Lead, LeadChanges } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import {
  choicesOf,
  isChoice,
  leadFieldLabel,
  type OwnLeadField,
  ownLeadFields,
} from '../../product/filter/lead-fields.ts'
import styles from '../../product/leads/leads.module.css'
import { zoneName } from '../../product/zone-name.ts'
import { Address } from '../../ui/address.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { EditableValue } from './editable-value.tsx'

const zones = Intl.supportedValuesOf('timeZone').map(id => ({ id, label: zoneName(id) }))

type Save = ((changes: LeadChanges, isOverwriting?: boolean) => Promise<unknown>) | undefined

export function LeadPerson({ lead, onSave }: { lead: Lead; onSave: Save }) {
  const { t } = useMessages()
  return (
    <Section title={t('leads.person')}>
      <div className={styles.values}>
        <EditableValue
          name="email"
          kind="email"
          label={t('leads.email')}
          value={lead.email}
          shown={<Address>{lead.email}</Address>}
          isRequired
          onSave={onSave && ((email, over) => onSave({ email }, over))}
        />
        {ownLeadFields.map(field => (
          <OwnValue key={field.name} field={field} lead={lead} onSave={onSave} />
        ))}
      </div>
    </Section>
  )
}

/** One field, edited as what it is: a zone is chosen, a choice that is made stays one. */
function OwnValue({ field, lead, onSave }: { field: OwnLeadField; lead: Lead; onSave: Save }) {
  const { t } = useMessages()
  const { name } = field
  const value = lead[name] ?? ''
  const common = {
    name,
    label: leadFieldLabel(t, field),
    value,
    onSave: onSave && ((given: string, over?: boolean) => onSave({ [name]: given || null }, over)),
  }
  const options = name === 'timezone' ? zones : isChoice(field) ? choicesOf(t, field) : undefined
  if (!options) return <EditableValue kind={'form' in field && field.form === 'phone' ? 'tel' : 'text'} {...common} />
  const shown = options.find(({ id }) => id === value)?.label ?? value
  return <EditableValue kind="choice" {...common} shown={shown} options={options} isRequired={isChoice(field)} />
}

export function LeadFacts({ lead, timezone }: { lead: Lead; timezone: string | undefined }) {
  const { t, moment, number } = useMessages()
  const at = (iso: string | null) => (iso ? moment(iso, timezone) : t('leads.never'))
  const sources = {
    form: t('leads.source_form'),
    api: t('leads.source_api'),
    manual: t('leads.source_manual'),
    import: t('leads.source_import'),
    incoming_hook: t('leads.source_incoming_hook'),
    seed: t('leads.source_seed'),
  }
  const { opens, clicks, replies, last_opened_at, last_clicked_at, last_replied_at } = lead.email_stats
  return (
    <Section title={t('leads.facts')}>
      <Facts
        facts={[
          [t('leads.source'), sources[lead.source]],
          [t('leads.registered'), at(lead.registered_at)],
          [t('leads.last_activity'), at(lead.last_activity_at)],
          [t('leads.last_contacted'), at(lead.last_contacted_at)],
          [t('leads.opens'), opens === 0 ? number(0) : `${number(opens)} · ${at(last_opened_at)}`],
          [t('leads.clicks'), clicks === 0 ? number(0) : `${number(clicks)} · ${at(last_clicked_at)}`],
          [t('leads.replies'), replies === 0 ? number(0) : `${number(replies)} · ${at(last_replied_at)}`],
          ...(lead.phone_normalized && lead.phone_normalized !== lead.phone
            ? [[t('leads.phone_normalized'), lead.phone_normalized] satisfies [string, string]]
            : []),
          ...(lead.unsubscribed_at
            ? [[t('leads.unsubscribed_on'), at(lead.unsubscribed_at)] satisfies [string, string]]
            : []),
        ]}
      />
    </Section>
  )
}
