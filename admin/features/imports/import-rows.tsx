/** The rows of an import with their verdicts, filtered by verdict in the URL. */
import type { ImportPass, ImportRow, ImportVerdict, LeadImport } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { verdicts, verdictTones, verdictWords } from './import-words.ts'
import styles from './imports.module.css'
import { importRowsQuery } from './queries.ts'

type Props = { site_id: string; of: LeadImport; pass: ImportPass; action: ReactNode }

export function ImportRows({ site_id, of, pass, action }: Props) {
  const { t } = useMessages()
  const [view, change] = useView('/sites/$site_id/imports/$import_id')
  const list = useList(importRowsQuery(site_id, of.id, `${pass.operation_id} ${of.status}`, view.verdict))
  const choices: { id: ImportVerdict | 'all'; label: string }[] = [
    { id: 'all', label: t('imports.all_rows') },
    ...verdicts.map(id => ({ id, label: t(verdictWords[id]) })),
  ]
  return (
    <>
      <div className={styles.bar}>
        <ChoiceBar
          label={t('imports.verdict')}
          options={choices}
          value={view.verdict ?? 'all'}
          onChange={id => change({ verdict: id === 'all' ? undefined : id })}
        />
        {action}
      </div>
      <DataTable
        label={t('imports.rows')}
        {...list}
        nameOf={({ number }) => t('imports.row_number', { number })}
        empty={<EmptyState title={t('imports.no_rows')} />}
        columns={[
          { id: 'number', label: t('imports.row'), width: '80px', cell: ({ number }) => number },
          {
            id: 'verdict',
            label: t('imports.verdict'),
            width: '130px',
            cell: ({ verdict }) => <Badge tone={verdictTones[verdict]}>{t(verdictWords[verdict])}</Badge>,
          },
          {
            id: 'why',
            label: t('imports.why'),
            cell: row => <span className={styles.cells}>{whyOf(row, of)}</span>,
          },
          {
            id: 'cells',
            label: t('imports.cells'),
            cell: ({ cells }) => (
              <span className={`${styles.cells} muted`}>{cells.filter(cell => cell !== '').join(' · ')}</span>
            ),
          },
        ]}
      />
    </>
  )
}

/** With the name of its column. */
const whyOf = ({ problems }: ImportRow, { columns }: LeadImport): string =>
  problems
    .map(({ column, text }) => {
      const name = column === undefined ? '' : (columns[column]?.name ?? '')
      return name === '' ? text : `${name}: ${text}`
    })
    .join(' · ')
