/** The columns of leads: those that every list shows, and all that the list of leads can show. */

import type { CustomField, Lead } from '@leadwright/sdk'
import { type ReactNode, useMemo } from 'react'
import { type MessageKey, type Messages, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { TableColumn } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useAssistantNames } from '../assistants/choices.ts'
import { choicesOf, leadFieldOf } from '../filter/lead-fields.ts'
import { useSiteId } from '../screens/use-view.ts'
import { zoneName } from '../zone-name.ts'
import styles from './lead-columns.module.css'
import { LeadScore } from './lead-quality.tsx'
import { fullName } from './lead-view.ts'

type Column = TableColumn<Lead>

/** The columns of lists of leads on other screens. */
export function useLeadColumns(timezone: string | undefined): Column[] {
  const columns = useAllLeadColumns(timezone, noFields)
  return useMemo(() => columnsOf(columns, usualColumns), [columns])
}

const noFields: readonly CustomField[] = []

/** What the list shows where nobody has chosen. */
export const usualColumns: readonly string[] = [
  'last_name',
  'email',
  'mailability',
  'email_score',
  'tags',
  'last_activity_at',
  'registered_at',
]

/** Those that are named, in that order; the least important are the last. */
export function columnsOf(all: readonly Column[], names: readonly string[]): Column[] {
  const chosen = names.flatMap(name => all.find(({ id }) => id === name) ?? [])
  if (names === usualColumns) return chosen
  return chosen.map((column, at) => ({ ...column, hideBelow: hiddenBelow.find(([first]) => at >= first)?.[1] }))
}

/** As many columns as have room. */
const hiddenBelow: [first: number, width: NonNullable<Column['hideBelow']>][] = [
  [8, 1440],
  [6, 1280],
  [5, 1024],
  [3, 600],
]

export function useAllLeadColumns(timezone: string | undefined, fields: readonly CustomField[]): Column[] {
  const messages = useMessages()
  const assistants = useAssistantNames(useSiteId())
  return useMemo(
    () => [
      ...namingColumns(messages),
      ...stateColumns(messages),
      assistantsColumn(messages, assistants),
      ...momentColumns(messages, timezone),
      ...statisticColumns(messages),
      ...fields.filter(({ type }) => type !== 'password').map(field => fieldColumn(field, messages)),
    ],
    [messages, assistants, timezone, fields],
  )
}

const none = <span className="muted">–</span>
const text = (value: string | null | undefined): ReactNode => value || none

const assistantsColumn = ({ t }: Messages, names: ReadonlyMap<string, string>): Column => ({
  id: 'assistants',
  label: t('leads.assistants'),
  cell: lead => <Some of={lead.assistant_ids.flatMap(id => ({ id, name: names.get(id) ?? id }))} />,
})

function namingColumns({ t }: Messages): Column[] {
  return [
    {
      id: 'last_name',
      label: t('leads.name'),
      isSortable: true,
      cell: lead => <span className={styles.name}>{fullName(lead) || <Unnamed email={lead.email} />}</span>,
    },
    {
      id: 'email',
      label: t('leads.email'),
      width: '1.4fr',
      isSortable: true,
      cell: lead => <span className={styles.email}>{lead.email}</span>,
    },
    { id: 'first_name', label: t('filter.first_name'), isSortable: true, cell: lead => text(lead.first_name) },
    { id: 'phone', label: t('leads.phone'), isSortable: true, width: '150px', cell: lead => text(lead.phone) },
  ]
}

function stateColumns({ t, language }: Messages): Column[] {
  const choice = (name: 'language' | 'source', value: string | undefined) => {
    const field = leadFieldOf(name)
    const options = field?.type === 'choice' ? choicesOf(t, field) : []
    return text(options.find(({ id }) => id === value)?.label)
  }
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  return [
    {
      id: 'mailability',
      label: t('leads.mail'),
      width: '150px',
      isSortable: true,
      cell: lead => <StatusBadge status={lead.mailability} />,
    },
    {
      id: 'email_score',
      label: t('quality.score'),
      align: 'end',
      width: '116px',
      isSortable: true,
      hideBelow: 1280,
      cell: lead => <LeadScore lead={lead} />,
    },
    {
      id: 'email_validity',
      label: t('filter.email_validity'),
      width: '120px',
      isSortable: true,
      cell: lead => <StatusBadge status={lead.email_quality.validity} />,
    },
    { id: 'tags', label: t('leads.tags'), hideBelow: 1280, cell: lead => <Some of={lead.tags} /> },
    { id: 'audiences', label: t('leads.audiences'), cell: lead => <Some of={lead.audiences} /> },
    { id: 'source', label: t('leads.source'), isSortable: true, cell: lead => choice('source', lead.source) },
    { id: 'language', label: t('filter.language'), isSortable: true, cell: lead => choice('language', lead.language) },
    {
      id: 'timezone',
      label: t('filter.timezone'),
      isSortable: true,
      cell: lead => text(lead.timezone && zoneName(lead.timezone)),
    },
    {
      id: 'country',
      label: t('leads.country'),
      isSortable: true,
      cell: lead => text(lead.origin?.country && countries.of(lead.origin.country)),
    },
  ]
}

function momentColumns({ t, relative, date }: Messages, timezone: string | undefined): Column[] {
  const ago = (iso: string | null) => (iso ? <span className={styles.date}>{relative(iso)}</span> : none)
  return [
    {
      id: 'last_activity_at',
      label: t('leads.last_activity'),
      isSortable: true,
      hideBelow: 1440,
      width: '150px',
      cell: lead => ago(lead.last_activity_at),
    },
    {
      id: 'registered_at',
      label: t('leads.registered'),
      isSortable: true,
      hideBelow: 1024,
      width: '130px',
      cell: lead => <span className={styles.date}>{date(lead.registered_at, timezone)}</span>,
    },
    {
      id: 'last_contacted_at',
      label: t('leads.last_contacted'),
      width: '150px',
      isSortable: true,
      cell: lead => ago(lead.last_contacted_at),
    },
    {
      id: 'last_opened_at',
      label: t('leads.last_opened'),
      width: '150px',
      isSortable: true,
      cell: lead => ago(lead.email_stats.last_opened_at),
    },
    {
      id: 'last_clicked_at',
      label: t('leads.last_clicked'),
      width: '150px',
      isSortable: true,
      cell: lead => ago(lead.email_stats.last_clicked_at),
    },
  ]
}

function statisticColumns({ t, number }: Messages): Column[] {
  const count = (id: 'opens' | 'clicks', label: MessageKey): Column => ({
    ...{ id, label: t(label), align: 'end', width: '100px', isSortable: true },
    cell: lead => <span className="numbers">{number(lead.email_stats[id])}</span>,
  })
  return [count('opens', 'leads.opens'), count('clicks', 'leads.clicks')]
}

function fieldColumn(field: CustomField, { t, number, day }: Messages): Column {
  const shown = (value: Lead['custom_fields'][string] | undefined): ReactNode => {
    if (value === undefined) return none
    if (typeof value === 'boolean') return t(value ? 'leads.yes' : 'leads.no')
    if (typeof value === 'number') return number(value)
    return field.type === 'date' ? day(value) : value
  }
  return {
    ...{ id: `custom_fields.${field.name}`, label: field.label, isSortable: true },
    ...(field.type === 'number' && { align: 'end' as const }),
    cell: lead => shown(lead.custom_fields[field.name]),
  }
}

/** The first whole, the second where the window is wide, and how many more there are. */
function Some({ of = [] }: { of?: readonly { id: string; name: string }[] }) {
  const [first, second] = of
  const names = of.map(({ name }) => name).join(', ')
  return (
    <span className={styles.tags} title={of.length > 1 ? names : undefined}>
      {first && <Badge>{first.name}</Badge>}
      {second && (
        <span className={styles.wide}>
          <Badge>{second.name}</Badge>
        </span>
      )}
      {of.length > 1 && <span className={`${styles.narrow} muted`}>+{of.length - 1}</span>}
      {of.length > 2 && <span className={`${styles.wide} muted`}>+{of.length - 2}</span>}
    </span>
  )
}

/** Shown as "No name"; screen readers read the address instead. */
function Unnamed({ email }: { email: string }) {
  const { t } = useMessages()
  return (
    <>
      <span className="muted" aria-hidden>
        {t('leads.unnamed')}
      </span>
      <span className="visually-hidden">{email}</span>
    </>
  )
}
