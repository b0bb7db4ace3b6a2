/** Each column of the file with some of its values, and the field that it fills. */
import type { ImportTarget, LeadImport } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useFieldChoices } from '../../product/filter/choices.ts'
import { leadFieldLabel, ownLeadFields } from '../../product/leads/lead-fields.ts'
import type { Option } from '../../ui/option.tsx'
import { Select } from '../../ui/select.tsx'
import { ColumnMeanings } from './column-meanings.tsx'
import { ColumnNotation, fieldType, shownNotation } from './column-notation.tsx'
import { consentFields, isOfConsent } from './consent-targets.ts'
import styles from './imports.module.css'

/** By column. */
export type Targets = Record<number, ImportTarget>
type Props = {
  site_id: string
  of: LeadImport
  targets: Targets
  onChange: (targets: Targets) => void
  /** A field that is missing is to be made for a column. */
  onMake: (column: number) => void
}

/** A field is filled by one column, but for those of consent, and a column fills one. */
export function withTarget(targets: Targets, column: number, field: string | undefined): Targets {
  const isTaken = (other: ImportTarget) => other.column === column || (other.field === field && !isOfConsent(field))
  return {
    ...Object.fromEntries(Object.entries(targets).filter(([, other]) => !isTaken(other))),
    ...(field !== undefined && { [column]: { column, field } }),
  }
}

const nothing = '-'
const another = '+'

export function ColumnTargets({ site_id, of, targets, onChange, onMake }: Props) {
  const { t } = useMessages()
  const custom = useFieldChoices(site_id)
  const fields: Option[] = [
    { id: 'email', label: t('filter.email') },
    ...ownLeadFields.map(field => ({ id: field.name, label: leadFieldLabel(t, field) })),
    ...custom.map(({ name, label }) => ({ id: name, label })),
  ]
  const group = t('imports.consent_group')
  const ofConsent = consentFields.map(([id, label]) => ({ id, label: t(label), group }))
  const columns = of.columns.map((one, column) => ({ one, column, id: String(column) }))
  const choose = (column: number, chosen: string) =>
    chosen === another ? onMake(column) : onChange(withTarget(targets, column, chosen === nothing ? undefined : chosen))
  return (
    <ol className={styles.columns}>
      {columns.map(({ id, column, one }) => {
        const { name, samples } = one
        const shown = name || t('imports.column_without_name', { number: column + 1 })
        const target = targets[column]
        const notation = target && shownNotation(one, fieldType(target.field, custom))
        return (
          <li key={id}>
            <div className={styles.column}>
              <strong>{shown}</strong>
              <span className="muted">{samples.slice(0, 3).join(' · ') || t('imports.no_values')}</span>
            </div>
            <Select
              label={t('imports.field_of', { column: shown })}
              isRequired
              value={target?.field ?? nothing}
              onChange={chosen => choose(column, chosen)}
              options={[
                { id: nothing, label: t('imports.leave_out') },
                ...fields,
                { id: another, label: t('fields.create') },
                ...ofConsent,
              ]}
            />
            {target && notation && (
              <ColumnNotation
                name={shown}
                target={target}
                notation={notation}
                onChange={changed => onChange({ ...targets, [column]: changed })}
              />
            )}
            {target?.field === 'consent.status' && (
              <ColumnMeanings
                name={shown}
                column={one}
                target={target}
                onChange={changed => onChange({ ...targets, [column]: changed })}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
