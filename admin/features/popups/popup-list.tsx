/** The popups or forms of a site: what is live, what is not, how much each has brought. */

import type { Popup } from '@leadwright/sdk'
import { MessageSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { PicturedName } from '../../product/objects/pictured-name.tsx'
import { openPopupPath } from '../../product/popups/paths.ts'
import { PopupThumbnail } from '../../product/popups/popup-thumbnail.tsx'
import { useTypeWords } from '../../product/popups/type-words.ts'
import { useRecentColumns } from '../../product/results/recent-columns.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DeletePopup } from './delete-popup.tsx'
import { NewPopupDialog } from './designs/new-popup-dialog.tsx'
import { OverlayDialog } from './overlays/overlay-dialog.tsx'
import { type ListedKind, popupsQuery } from './queries.ts'
import { usePopupChanges } from './use-popup-changes.ts'

export const PopupList = () => <List type="popups" />

/** Embedded forms: they stand in a page, and open over none. */
export const FormList = () => <List type="forms" />

function List({ type }: { type: ListedKind }) {
  const { t, number, relative } = useMessages()
  const { site_id } = useSite()
  const types = useTypeWords()
  const words = useWords(type)
  const [view, change] = useView(`/sites/$site_id/site/${type}`)
  const [isTiming, setTiming] = useState(false)
  const [deleting, setDeleting] = useState<Popup>()
  const changes = usePopupChanges(site_id)
  const recent = useRecentColumns<Popup>()
  const status = view.status === 'published' || view.status === 'draft' ? view.status : undefined
  const list = useList(popupsQuery(site_id, { type, search: view.q, status }))
  const rows = list.rows
  const isFiltered = Boolean(view.q || status)

  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'popup' })}>
      {words.create}
    </Button>
  )
  const actionsOf = (popup: Popup) => [
    popup.status === 'published'
      ? { id: 'unpublish', label: t('popups.unpublish'), onAction: () => changes.unpublish.mutate(popup) }
      : { id: 'publish', label: t('popups.publish'), onAction: () => changes.publish.mutate(popup) },
    { id: 'duplicate', label: t('popups.duplicate'), onAction: () => changes.duplicate.mutate(popup) },
    { id: 'delete', label: t('popups.delete'), isDanger: true, onAction: () => setDeleting(popup) },
  ]

  return (
    <>
      <PageHeader
        title={words.title}
        action={create}
        menu={[
          ...(type === 'popups'
            ? [{ id: 'overlays', label: t('overlays.title'), onAction: () => setTiming(true) }]
            : []),
          { id: 'why', label: t('why.title'), href: pathTo('/sites/$site_id/site/popups/why', { site_id }) },
        ]}
      />
      <FilterBar
        search={{ label: words.search, value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && !list.hasMore ? words.count(rows.length) : undefined}
      >
        <ChoiceBar
          label={t('popups.status')}
          value={status ?? 'all'}
          onChange={next => change({ status: next === 'all' ? undefined : next })}
          options={[
            { id: 'all', label: t('popups.all') },
            { id: 'published', label: t('status.published') },
            { id: 'draft', label: t('status.draft') },
          ]}
        />
      </FilterBar>
      <DataTable
        label={words.title}
        lines={2}
        {...list}
        nameOf={popup => popup.name}
        hrefOf={popup => openPopupPath(site_id, popup)}
        actionsOf={actionsOf}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<MessageSquare size={20} aria-hidden />}
              onClear={() => change({ q: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              icon={<MessageSquare size={20} aria-hidden />}
              title={words.empty_title}
              text={words.empty_text}
              action={create}
            />
          )
        }
        columns={[
          {
            id: 'name',
            label: t('popups.name'),
            width: '2fr',
            cell: popup => (
              <PicturedName picture={<PopupThumbnail popup={popup} />} name={popup.name} note={types.one[popup.type]} />
            ),
          },
          {
            id: 'status',
            label: t('popups.status'),
            width: '150px',
            cell: popup => <StatusBadge status={popup.status} />,
          },
          ...recent,
          {
            id: 'submissions',
            label: t('popups.submissions'),
            align: 'end',
            width: '120px',
            hideBelow: 1024,
            cell: popup => number(popup.submission_count),
          },
          {
            id: 'updated',
            label: t('popups.updated'),
            width: '150px',
            hideBelow: 1280,
            cell: popup => relative(popup.updated_at),
          },
        ]}
      />
      <NewPopupDialog type={type} isOpen={view.create === 'popup'} onClose={() => change({ create: undefined })} />
      <OverlayDialog isOpen={isTiming} onClose={() => setTiming(false)} />
      <DeletePopup site_id={site_id} popup={deleting} onClose={() => setDeleting(undefined)} />
    </>
  )
}

function useWords(type: ListedKind) {
  const { t } = useMessages()
  return type === 'forms'
    ? {
        title: t('forms.title'),
        create: t('forms.create'),
        search: t('forms.search'),
        count: (count: number) => t('forms.count', { count }),
        empty_title: t('forms.empty_title'),
        empty_text: t('forms.empty_text'),
      }
    : {
        title: t('popups.title'),
        create: t('popups.create'),
        search: t('popups.search'),
        count: (count: number) => t('popups.count', { count }),
        empty_title: t('popups.empty_title'),
        empty_text: t('popups.empty_text'),
      }
}
