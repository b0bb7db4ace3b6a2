/** Each column of the file with some of its values, and the field that it fills. */
import type { ImportColumn, ImportTagSeparator, ImportTarget, LeadImport } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useFieldChoices } from '../../product/filter/choices.ts'
import { tagsTarget, useMappingChoices } from '../../product/leads/use-mapping-choices.ts'
import { Select } from '../../ui/select.tsx'
import { ColumnMeanings } from './column-meanings.tsx'
import { ColumnNotation, fieldType, shownNotation } from './column-notation.tsx'
import { separatorWords, type Targets, toChoice, toTarget, withoutTarget, withTarget } from './import-targets.ts'
import styles from './imports.module.css'

type Props = {
  site_id: string
  of: LeadImport
  targets: Targets
  onChange: (targets: Targets) => void
  /** A field that is missing is to be made for a column. */
  onMake: (column: number) => void
}

const nothing = '-'
const another = '+'

export function ColumnTargets({ site_id, of, targets, onChange, onMake }: Props) {
  const { t } = useMessages()
  const custom = useFieldChoices(site_id)
  const { fields, consent } = useMappingChoices(site_id)
  const columns = of.columns.map((one, column) => ({ one, column, id: String(column) }))
  const choose = (column: number, chosen: string, one: ImportColumn) => {
    if (chosen === another) onMake(column)
    else if (chosen === nothing) onChange(withoutTarget(targets, column))
    else onChange(withTarget(targets, toTarget(column, chosen, one)))
  }
  return (
    <ol className={styles.columns}>
      {columns.map(({ id, column, one }) => {
        const { name, samples, new_field: offer } = one
        const shown = name || t('imports.column_without_name', { number: column + 1 })
        const target = targets[column]
        const isOther = target?.field !== 'email' && isOfAddresses(of, column)
        const notation = target && shownNotation(one, target.new_field?.type ?? fieldType(target.field, custom))
        return (
          <li key={id}>
            <div className={styles.column}>
              <strong>{shown}</strong>
              <span className="muted">{samples.slice(0, 3).join(' · ') || t('imports.no_values')}</span>
            </div>
            <Select
              label={t('imports.field_of', { column: shown })}
              description={isOther ? t('imports.could_be_email') : undefined}
              isRequired
              value={target ? toChoice(target) : nothing}
              onChange={chosen => choose(column, chosen, one)}
              options={[
                { id: nothing, label: t('imports.leave_out') },
                ...(offer
                  ? [
                      {
                        id: toChoice({ column, ...offer }),
                        label: t('imports.new_field', { label: offer.new_field.label }),
                      },
                    ]
                  : []),
                ...fields,
                { id: another, label: t('fields.create') },
                ...consent,
              ]}
            />
            {target?.field === tagsTarget && (
              <TagSeparator
                name={shown}
                column={one}
                target={target}
                onChange={changed => onChange({ ...targets, [column]: changed })}
              />
            )}
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

/** Whether it is a further column of addresses, or the one that the email was suggested for. */
const isOfAddresses = ({ columns, suggestions, mapping }: LeadImport, column: number): boolean => {
  const known = mapping.length > 0 ? mapping : suggestions
  const isKnown = known.some(one => one.column === column && one.field === 'email')
  return columns[column]?.could_be_email === true || isKnown
}

type SeparatorProps = {
  name: string
  column: ImportColumn
  target: ImportTarget
  onChange: (target: ImportTarget) => void
}

/** As it was recognized, until another is chosen. */
function TagSeparator({ name, column, target, onChange }: SeparatorProps) {
  const { t } = useMessages()
  const separators = Object.keys(separatorWords) as ImportTagSeparator[]
  return (
    <div className={styles.separator}>
      <Select
        label={t('imports.tag_separator', { column: name })}
        isRequired
        value={target.separator ?? column.separator ?? 'comma'}
        onChange={id => onChange({ ...target, separator: id as ImportTagSeparator })}
        options={separators.map(id => ({ id, label: t(separatorWords[id]) }))}
      />
    </div>
  )
}
