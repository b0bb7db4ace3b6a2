/** The pages in the menu of the site, in the order in which visitors see them: by dragging or by keys. */
import type { WebPageSummary } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { PanelTop, Plus, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { updated } from '../../product/lists/shown.ts'
import { useList, wholeList } from '../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useRowMoves } from '../../ui/use-row-moves.tsx'
import { PageBadges } from './page-badges.tsx'
import { PageSections } from './page-sections.tsx'
import { pagePath } from './paths.ts'
import { pageMenuQuery, pagesQuery } from './queries.ts'

export function PageMenu() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const list = wholeList(useQuery(pageMenuQuery(site_id)))
  const entries = list.rows ?? []
  const ids = entries.map(({ id }) => id)
  const others = (useList(pagesQuery(site_id)).rows ?? []).filter(page => !ids.includes(page.id))
  const set = useChange({
    run: (page_ids: string[]) => pageClient.pages.setMenu({ site_id, body: { page_ids } }),
    shows: page_ids => [
      updated(pageMenuQuery(site_id), former =>
        page_ids.flatMap(
          id => former.find(entry => entry.id === id) ?? others.filter(page => page.id === id).map(entryOf),
        ),
      ),
    ],
    refreshes: ofSite(site_id, 'pages'),
  })
  const moves = useRowMoves({
    ids,
    shown: ids,
    nameOf: id => entries.find(entry => entry.id === id)?.name ?? '',
    onMove: (id, before_id) => {
      const rest = ids.filter(one => one !== id)
      set.mutate(rest.toSpliced(before_id === undefined ? rest.length : rest.indexOf(before_id), 0, id))
    },
  })
  const add = others.length > 0 && (
    <Menu
      label={t('page_menu.add')}
      trigger={
        <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
          {t('page_menu.add')}
        </Button>
      }
      actions={others.map(({ id, name }) => ({ id, label: name, onAction: () => set.mutate([...ids, id]) }))}
    />
  )
  return (
    <>
      <PageHeader title={t('pages.title')} description={t('page_menu.text')} action={add} />
      <PageSections here="menu" />
      <DataTable
        label={t('page_menu.title')}
        {...list}
        nameOf={entry => entry.name}
        hrefOf={entry => pagePath(site_id, entry.id)}
        moves={moves}
        empty={
          <EmptyState
            icon={<PanelTop size={20} aria-hidden />}
            title={t('page_menu.empty_title')}
            text={t('page_menu.empty_text')}
            action={add}
          />
        }
        columns={[
          { id: 'name', label: t('pages.name'), cell: entry => entry.name },
          {
            id: 'status',
            label: t('pages.state'),
            width: '200px',
            cell: ({ status }) => <PageBadges page={{ status, has_unpublished_changes: false }} />,
          },
        ]}
        actionsOf={({ id }) => [
          {
            id: 'remove',
            label: t('page_menu.remove'),
            icon: <X size={16} aria-hidden />,
            onAction: () => set.mutate(ids.filter(one => one !== id)),
          },
        ]}
      />
    </>
  )
}

const entryOf = ({ id, name, url, status }: WebPageSummary) => ({ id, page_id: id, name, url, status })
