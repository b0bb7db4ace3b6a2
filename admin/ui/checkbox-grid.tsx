/** A yes or no for each row and column. */
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckMark } from './checkbox.tsx'
import styles from './choice.module.css'
import { type PlainColumn, PlainTable } from './plain-table.tsx'

interface GridRow<Row extends string, Column extends string> {
  id: Row
  label: string
  chosen: Record<Column, boolean>
}

interface Props<Row extends string, Column extends string> {
  label: string
  columns: readonly { id: Column; label: string }[]
  rows: readonly GridRow<Row, Column>[]
  onChange: (row: Row, column: Column, isChosen: boolean) => void
}

export function CheckboxGrid<Row extends string, Column extends string>({
  label,
  columns,
  rows,
  onChange,
}: Props<Row, Column>) {
  const cells = columns.map(
    (column): PlainColumn<GridRow<Row, Column>> => ({
      label: column.label,
      cell: row => (
        <CheckboxField
          className={styles.alone}
          aria-label={`${row.label}: ${column.label}`}
          isSelected={row.chosen[column.id]}
          onChange={isChosen => onChange(row.id, column.id, isChosen)}
        >
          <CheckboxButton className={styles.choice}>{state => <CheckMark {...state} />}</CheckboxButton>
        </CheckboxField>
      ),
    }),
  )
  return <PlainTable rows={rows} keyOf={({ id }) => id} header={{ label, cell: row => row.label }} columns={cells} />
}
