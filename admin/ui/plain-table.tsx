/** A plain table of a few rows of numbers. Too narrow for columns, each row is a few lines, its numbers with their names. */
import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

export interface PlainColumn<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** What is no number: it begins at the start, and has a line of its own where columns do not fit. */
  isText?: boolean
  isLabelHidden?: boolean
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
            {columns.map(({ label, isText, isLabelHidden }) => (
              <th key={label} scope="col" data-align={isText ? undefined : 'end'}>
                {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              <th scope="row">{header.cell(row)}</th>
              {columns.map(({ label, cell, isText }) => (
                <td key={label} {...(!isText && { 'data-align': 'end', 'data-label': label })}>
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
