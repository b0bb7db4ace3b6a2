/** Every variable that emails may use: what it stands for, how it is written, and where it is used. */
import type { TemplateVariable, TemplateVariableSource, TemplateVariableUser } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Braces } from 'lucide-react'
import { useMemo } from 'react'
import type { MessageKey } from '../../../messages/messages.tsx'
import { useMessages } from '../../../messages/messages.tsx'
import { variableText } from '../../../product/emails/insert-variable.ts'
import { templatePath } from '../../../product/emails/paths.ts'
import { variablesQuery, variableUsesQuery } from '../../../product/emails/queries.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Link } from '../../../ui/link.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Select } from '../../../ui/select.tsx'
import { TemplatePartHeader } from './template-part-header.tsx'
import styles from './variable-list.module.css'

const sources: Record<TemplateVariableSource, MessageKey> = {
  lead: 'template_variables.of_lead',
  custom_field: 'template_variables.of_custom_field',
  site: 'template_variables.of_site',
  sender: 'template_variables.of_sender',
  email: 'template_variables.of_email',
}

export function VariableList() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/emails/variables')
  const { data, error, refetch } = useQuery(variablesQuery(site_id))
  const { data: uses } = useQuery(variableUsesQuery(site_id))
  const usersOf = useMemo(() => new Map(uses?.map(({ name, templates }) => [name, templates])), [uses])
  const wanted = view.q?.toLocaleLowerCase() ?? ''
  const rows = data?.data.filter(
    ({ name, label, source }) =>
      (!view.source || source === view.source) && `${name} ${label}`.toLocaleLowerCase().includes(wanted),
  )
  return (
    <>
      <TemplatePartHeader title={t('template_variables.title')} text={t('template_variables.text')} />
      <FilterBar search={{ label: t('template_variables.search'), value: view.q ?? '', onChange: q => change({ q }) }}>
        <Select
          label={t('template_variables.source')}
          isRequired
          value={view.source ?? 'any'}
          onChange={id => change({ source: id === 'any' ? undefined : (id as TemplateVariableSource) })}
          options={[
            { id: 'any', label: t('template_variables.any_source') },
            ...Object.entries(sources).map(([id, word]) => ({ id, label: t(word) })),
          ]}
        />
      </FilterBar>
      <DataTable<TemplateVariable>
        label={t('template_variables.title')}
        rows={rows}
        error={error}
        onRetry={refetch}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        empty={
          <NoMatches
            icon={<Braces size={20} aria-hidden />}
            onClear={() => change({ q: undefined, source: undefined })}
          />
        }
        columns={[
          { id: 'label', label: t('template_variables.name'), cell: ({ label }) => label },
          {
            id: 'source',
            label: t('template_variables.source'),
            width: '160px',
            hideBelow: 1024,
            cell: ({ source }) => t(sources[source]),
          },
          {
            id: 'example',
            label: t('template_variables.example'),
            hideBelow: 600,
            cell: ({ example }) => example || '–',
          },
          {
            id: 'written',
            label: t('template_variables.written'),
            width: '2fr',
            cell: variable => <Written variable={variable} />,
          },
          {
            id: 'users',
            label: t('template_variables.users'),
            cell: ({ name }) => uses && <Users site_id={site_id} users={usersOf.get(name) ?? []} />,
          },
        ]}
      />
    </>
  )
}

function Written({ variable }: { variable: TemplateVariable }) {
  const { t } = useMessages()
  const text = variableText(variable, t('templates.first_fallback'), '')
  return (
    <span className={styles.written}>
      <code>{text}</code>
      <CopyButton text={text} label={t('template_variables.copy_of', { name: variable.label })} />
    </span>
  )
}

const shown_users = 3

function Users({ site_id, users }: { site_id: string; users: readonly TemplateVariableUser[] }) {
  const { t } = useMessages()
  if (users.length === 0) return <span className="muted">{t('template_variables.unused')}</span>
  const further = users.length - shown_users
  return (
    <span className={styles.users}>
      {users.slice(0, shown_users).map(({ id, name }) => (
        <Link key={id} href={templatePath(site_id, id)}>
          {name}
        </Link>
      ))}
      {further > 0 && <span className="muted">{t('template_variables.further', { count: further })}</span>}
    </span>
  )
}
