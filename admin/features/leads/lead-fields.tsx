/** The custom fields of a lead, each edited by its type. A password says only whether there is one. */

import type { CustomField, Lead, LeadChanges } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import styles from '../../product/leads/leads.module.css'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { Switch } from '../../ui/switch.tsx'
import { EditableValue, type ValueKind } from './editable-value.tsx'

/** How a value of a custom field is edited. */
export const kindsOfFields: Record<CustomField['type'], ValueKind> = {
  text: 'text',
  textarea: 'textarea',
  number: 'number',
  checkbox: 'choice',
  date: 'date',
  dropdown: 'choice',
  hidden: 'text',
  password: 'password',
  website: 'url',
  phone: 'tel',
}

type Save = ((changes: LeadChanges, isOverwriting?: boolean) => Promise<unknown>) | undefined

export function LeadFields({ lead, onSave }: { lead: Lead; onSave: Save }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const { data: fields = [] } = useQuery(fieldsQuery(site_id))
  const settings = pathTo('/sites/$site_id/leads/settings', { site_id }, { tab: 'fields' })
  return (
    <Section title={t('fields.title')}>
      {fields.length === 0 ? (
        <p className="muted">
          {t('leads.no_fields')} {can('manage-leads', site_id) && <Link href={settings}>{t('fields.create')}</Link>}
        </p>
      ) : (
        <div className={styles.values}>
          {fields.map(field => (
            <FieldValue key={field.id} field={field} lead={lead} onSave={onSave} />
          ))}
        </div>
      )}
    </Section>
  )
}

function FieldValue({ field, lead, onSave }: { field: CustomField; lead: Lead; onSave: Save }) {
  const { t, day, number } = useMessages()
  const value = lead.custom_fields[field.name]
  if (field.type === 'checkbox')
    return (
      <div className={styles.value}>
        <span className={styles.valueName}>{field.label}</span>
        <div>
          <Switch
            isSelected={value === true}
            isDisabled={!onSave}
            onChange={ticked => void onSave?.({ custom_fields: { [field.name]: ticked } })}
          >
            <span className="visually-hidden">{field.label}</span>
          </Switch>
        </div>
      </div>
    )
  const shown = () => {
    if (field.type === 'date') return day(String(value))
    if (typeof value === 'number') return number(value)
    if (field.type === 'password') return t('leads.password_kept')
    return undefined
  }
  return (
    <EditableValue
      name={`custom_fields.${field.name}`}
      label={field.label}
      kind={kindsOfFields[field.type]}
      value={value === undefined ? '' : String(value)}
      shown={value === undefined ? undefined : shown()}
      placeholder={field.placeholder}
      isRequired={field.required && value !== undefined}
      options={field.options.map(option => ({ id: option, label: option }))}
      onSave={onSave && ((text, over) => onSave({ custom_fields: { [field.name]: sentValue(field, text) } }, over))}
    />
  )
}

/** Numbers are sent as numbers; other text as typed, for the API to refuse. Empty text removes the value. */
export const sentValue = (field: CustomField, text: string): string | number => {
  const parsed = Number(text.replace(',', '.'))
  return field.type === 'number' && text !== '' && Number.isFinite(parsed) ? parsed : text
}
