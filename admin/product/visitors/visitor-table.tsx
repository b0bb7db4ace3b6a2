/** Visitors as rows: of the whole site, or of one lead. */

import type { Visitor } from '@leadwright/sdk'
import { Bot, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { TableColumn } from '../../ui/data-table-props.ts'
import { useList } from '../lists/use-list.ts'
import { type VisitorFilter, visitorsQuery } from './queries.ts'
import { browserOf, countryOf, durationOf, leadNameOf, sourceOf, visitorPath } from './visitor-words.ts'

type VisitorTableProps = {
  site_id: string
  timezone: string | undefined
  filter: VisitorFilter
  empty: ReactNode
  isPart?: boolean
}

/** Beside other things there is room for no more; the rest is on the visitor's own page. */
const columnsOfPart = ['visitor', 'source', 'pages', 'last']

export function VisitorTable({ site_id, timezone, filter, empty, isPart }: VisitorTableProps) {
  const messages = useMessages()
  const { t, number, moment } = messages
  const list = useList(visitorsQuery(site_id, filter))
  /** Whose it is, where that is known; a lead's own list tells its browsers apart. */
  const name = (visitor: Visitor) => (filter.lead_id ? undefined : leadNameOf(visitor)) ?? browserOf(messages, visitor)
  const isShown = ({ id }: { id: string }) => !isPart || columnsOfPart.includes(id)
  const columns: TableColumn<Visitor>[] = [
    {
      id: 'visitor',
      label: t('visitors.visitor'),
      width: '1.7fr',
      cell: visitor => (
        <span className="row-of">
          {name(visitor)}
          {visitor.is_robot && <Badge icon={<Bot size={12} aria-hidden />}>{t('visitors.robot')}</Badge>}
          {visitor.lead_id && !filter.lead_id && (
            <Badge tone="good" icon={<Link2 size={12} aria-hidden />}>
              {t('visitors.known')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'country',
      label: t('results.country'),
      width: '130px',
      hideBelow: 600,
      cell: visitor => countryOf(messages, visitor.country_code) ?? '–',
    },
    {
      id: 'source',
      label: t('results.source'),
      hideBelow: 1280,
      cell: visitor => sourceOf(visitor.last_touch ?? visitor.first_touch) ?? t('results.direct'),
    },
    {
      id: 'pages',
      width: '90px',
      label: t('visitors.pages'),
      align: 'end',
      hideBelow: 1024,
      cell: visitor => number(visitor.pages),
    },
    {
      id: 'time',
      width: '150px',
      label: t('visitors.time'),
      align: 'end',
      hideBelow: 1024,
      cell: visitor => durationOf(messages, visitor.time_on_pages_ms),
    },
    {
      id: 'last',
      width: '230px',
      label: t('visitors.last_visit'),
      cell: visitor => <span className="one-line">{moment(visitor.last_visit, timezone)}</span>,
    },
  ]
  return (
    <DataTable
      label={t('visitors.title')}
      isPart={isPart}
      {...list}
      nameOf={name}
      hrefOf={visitor => visitorPath(site_id, visitor.uuid)}
      empty={empty}
      columns={columns.filter(isShown)}
    />
  )
}
