/** A chart on a screen: what it shows, the same as a table, and both to keep as a file. */
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import { saveBlob, saveText } from '../save-file.ts'
import { type ChartData, csvOf } from './chart-data.ts'
import { drawPng } from './chart-png.ts'
import styles from './chart-section.module.css'
import { percent } from './percent.ts'

type ChartSectionProps = {
  data: ChartData
  description?: ReactNode
  isTable: boolean
  onTable: (isTable: boolean) => void
  /** In the table the last rows stand first. */
  isByDay?: boolean
  /** Without a picture of its own it is kept as a table alone. */
  hasPicture?: boolean
  /** Above the chart: which of several is shown. */
  choice?: ReactNode
  children: ReactNode
}

export function ChartSection(props: ChartSectionProps) {
  const { data, description, isTable, onTable, choice, children } = props
  const { t } = useMessages()
  return (
    <Section
      title={data.title}
      description={description}
      action={
        <span className={styles.tools}>
          <ChoiceBar
            label={t('dashboard.view')}
            value={isTable ? 'table' : 'chart'}
            onChange={id => onTable(id === 'table')}
            options={[
              { id: 'chart', label: t('dashboard.as_chart') },
              { id: 'table', label: t('dashboard.as_table') },
            ]}
          />
          <ExportMenu {...props} />
        </span>
      }
    >
      {choice && <div className={styles.choice}>{choice}</div>}
      {isTable ? <ChartTable {...props} /> : children}
    </Section>
  )
}

function ExportMenu({ data, isByDay, hasPicture }: Pick<ChartSectionProps, 'data' | 'isByDay' | 'hasPicture'>) {
  const { t, number, day } = useMessages()
  const label = t('chart.export', { name: data.title })
  const keepPicture = async () => {
    const rows = isByDay ? data.rows.map(name => day(name)) : data.rows
    const picture = await drawPng({ ...data, rows }, number)
    if (picture) saveBlob(`${data.title}.png`, picture)
  }
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Download size={16} aria-hidden />} />}
      actions={[
        { id: 'csv', label: t('chart.csv'), onAction: () => saveText(`${data.title}.csv`, csvOf(data), 'text/csv') },
        ...(hasPicture ? [{ id: 'png', label: t('chart.png'), onAction: () => void keepPicture() }] : []),
      ]}
    />
  )
}

function ChartTable({ data, isByDay }: Pick<ChartSectionProps, 'data' | 'isByDay'>) {
  const { number, day } = useMessages()
  const rows = data.rows.map((name, at) => ({ name, at }))
  return (
    <div className={plainTableStyles.frame}>
      <table className={`${plainTableStyles.table} numbers`}>
        <thead>
          <tr>
            <th scope="col">{data.rowLabel}</th>
            {data.columns.map(({ label }) => (
              <th key={label} scope="col" data-align="end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isByDay ? rows.toReversed() : rows).map(({ name, at }) => (
            <tr key={name}>
              <th scope="row">{isByDay ? day(name) : name}</th>
              {data.columns.map(({ label, values, isShare }) => {
                const value = values[at]
                return (
                  <td key={label} data-align="end">
                    {value == null ? '–' : isShare ? percent(number, value) : number(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
