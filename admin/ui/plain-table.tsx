/** A plain table of a few rows of numbers. Too narrow for columns, each row is a few lines, its numbers with their names. */
import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

export interface PlainColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** What is no number: it begins at the start, and has a line of its own where columns do not fit. */
  isText?: boolean
  isLabelHidden?: boolean
  /** A menu: at the end of the row, also where columns do not fit. */
  isMenu?: boolean
}

interface PlainTableProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The column that names the rows. */
  header: Pick<PlainColumn<Row>, 'label' | 'cell'>
  columns: readonly PlainColumn<Row>[]
}

export function PlainTable<Row>({ rows, keyOf, header, columns }: PlainTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.lines} numbers`}>
        <thead>
          <tr>
            <th scope="col">{header.label}</th>
            {columns.map(({ label, isText, isLabelHidden, isMenu }) => (
              <th key={label} scope="col" data-align={isText ? undefined : 'end'}>
                {isLabelHidden || isMenu ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              <th scope="row">{header.cell(row)}</th>
              {columns.map(({ label, cell, isText, isMenu }) => (
                <td key={label} {...attributesOf({ label, isText, isMenu })}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function attributesOf({ label, isText, isMenu }: Pick<PlainColumn<never>, 'label' | 'isText' | 'isMenu'>) {
  if (isMenu) return { 'data-align': 'end', 'data-menu': true }
  return isText ? {} : { 'data-align': 'end', 'data-label': label }
}
