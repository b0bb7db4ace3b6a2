/** Tags: short words that sort leads. */

import type { Tag } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Tag as TagIcon, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { leadSettingsClient } from '../../product/lead-settings/client.ts'
import { NameDialog } from '../../product/lead-settings/name-dialog.tsx'
import { tagsQuery } from '../../product/lead-settings/queries.ts'
import { patched, removed } from '../../product/lists/shown.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { toast } from '../../ui/toast.ts'
import { CreateButton } from './create-button.tsx'

const sources = {
  manual: 'tags.by_hand',
  form: 'tags.by_form',
  journey: 'tags.by_journey',
  import: 'tags.by_import',
  api: 'tags.by_api',
} as const satisfies Record<Tag['source'], MessageKey>

type DialogRequest = { act: 'rename' | 'delete'; tag: Tag }

export function TagList() {
  const { t, date, number } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/leads/settings')
  const [asked, setAsked] = useState<DialogRequest>()
  const list = wholeList(useQuery(tagsQuery(site_id)))
  const tags = list.rows
  const words = (view.q ?? '').toLowerCase()
  const rows = tags
    ?.filter(tag => tag.name.toLowerCase().includes(words))
    .sort((one, other) => one.name.localeCompare(other.name))
  const refreshes = ofSite(site_id, 'tags', 'leads')
  const remove = useChange({
    run: (tag: Tag) => leadSettingsClient.tags.delete({ site_id, tag_id: tag.id }),
    shows: ({ id }) => [removed('tags', id)],
    refreshes,
    done: (_, tag) => ({ text: t('tags.deleted_toast', { name: tag.name }) }),
    isHandled: () => true,
  })
  const save = useChange({
    run: ({ name, tag }: { name: string; tag?: Tag }) =>
      tag
        ? leadSettingsClient.tags.update({ site_id, tag_id: tag.id, body: { name } }, { ifMatch: tag.version })
        : leadSettingsClient.tags.create({ site_id, body: { name } }),
    shows: ({ name, tag }) => (tag ? [patched('tags', tag.id, { name })] : []),
    refreshes,
    isHandled: () => true,
  })
  const closeName = () => {
    setAsked(undefined)
    if (view.create) change({ create: undefined })
  }
  const renamed = asked?.act === 'rename' ? asked.tag : undefined
  const deleted = asked?.act === 'delete' ? asked.tag : undefined

  return (
    <>
      <FilterBar
        search={{ label: t('tags.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && t('tags.count', { count: rows.length })}
      />
      <DataTable
        label={t('tags.title')}
        {...list}
        rows={rows}
        nameOf={tag => tag.name}
        empty={
          words ? (
            <NoMatches icon={<TagIcon size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState
              icon={<TagIcon size={20} aria-hidden />}
              title={t('tags.empty_title')}
              text={t('tags.empty_text')}
              action={<CreateButton what="tag" />}
            />
          )
        }
        columns={[
          { id: 'name', label: t('tags.name'), cell: tag => tag.name },
          {
            id: 'leads',
            label: t('tags.leads'),
            align: 'end',
            width: '130px',
            cell: tag => (
              <span className="one-line">
                <Link href={pathTo('/sites/$site_id/leads', { site_id }, { tag: tag.id })}>
                  {number(tag.lead_count)}
                </Link>
              </span>
            ),
          },
          { id: 'source', label: t('tags.source'), cell: tag => t(sources[tag.source]) },
          { id: 'created', label: t('sites.created'), hideBelow: 1024, cell: tag => date(tag.created_at, timezone) },
        ]}
        actionsOf={tag => [
          {
            id: 'rename',
            label: t('tags.rename'),
            icon: <Pencil size={16} aria-hidden />,
            onAction: () => setAsked({ act: 'rename', tag }),
          },
          {
            id: 'delete',
            label: t('tags.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setAsked({ act: 'delete', tag }),
          },
        ]}
      />
      <NameDialog
        title={t(renamed ? 'tags.rename' : 'tags.create')}
        label={t('tags.name')}
        action={t(renamed ? 'tags.rename' : 'tags.create')}
        name={renamed?.name}
        isOpen={renamed !== undefined || view.create === 'tag'}
        onClose={closeName}
        onSave={async name => {
          await save.mutateAsync({ name, tag: renamed })
          toast({ text: t(renamed ? 'tags.renamed_toast' : 'tags.created_toast', { name }) })
        }}
      />
      <ConfirmDialog
        title={t('tags.delete_title', { name: deleted?.name ?? '' })}
        losses={deleted && [t('tags.loss', { count: deleted.lead_count })]}
        action={t('tags.delete')}
        isOpen={deleted !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => deleted && remove.mutateAsync(deleted)}
      >
        <p>{t('tags.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
}
