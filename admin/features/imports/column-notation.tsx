/** The notation of a column of dates or numbers, where its values can be read in two ways, with an example to choose by. */
import type { ImportColumn, ImportColumnNotation, ImportNotation, ImportTarget } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './imports.module.css'

type Props = {
  name: string
  target: ImportTarget
  notation: ImportColumnNotation
  onChange: (target: ImportTarget) => void
}

/** That of the column's values, by the type of the field that it fills. */
export function shownNotation(column: ImportColumn, type: string | undefined): ImportColumnNotation | undefined {
  const found = type === 'date' ? column.date_notation : type === 'number' ? column.number_notation : undefined
  return found && found.readings.length > 1 ? found : undefined
}

type Fields = readonly { name: string; type: string }[]

export const fieldType = (field: string, fields: Fields): string | undefined =>
  field.startsWith('consent.') ? 'date' : fields.find(({ name }) => name === field)?.type

/** With the notation that was shown beside it: whoever went on has seen it. */
export function settled(target: ImportTarget, column: ImportColumn | undefined, fields: Fields): ImportTarget {
  const shown = column && shownNotation(column, fieldType(target.field, fields))
  return shown ? { ...target, notation: target.notation ?? shown.notation } : target
}

const with_year = 'YYYY-MM-DD'.length

export function ColumnNotation({ name, target, notation: of, onChange }: Props) {
  const { t, day, number } = useMessages()
  const { value = '', readings, is_certain, notation } = of
  const words = (read_as: string) => {
    if (of.notation.startsWith('decimal')) return number(Number(read_as))
    return read_as.length < with_year ? read_as : day(read_as)
  }
  return (
    <div className={styles.notation}>
      {!is_certain && <p>{t('imports.notation_open', { value })}</p>}
      <Select
        label={t('imports.notation_of', { column: name })}
        isRequired
        value={target.notation ?? notation}
        onChange={id => onChange({ ...target, notation: id as ImportNotation })}
        options={readings.map(({ notation: id, read_as }) => ({
          id,
          label: t('imports.notation_reading', { value, reading: words(read_as) }),
        }))}
      />
    </div>
  )
}
