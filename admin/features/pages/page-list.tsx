/** The pages of a site: what they are called, where they are, whether visitors see them. */
import { Download, FileInput, FileText, Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { PicturedName } from '../../product/objects/pictured-name.tsx'
import { saveBlob } from '../../product/save-file.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ImportPage } from './import-page.tsx'
import { NewPage } from './new-page.tsx'
import { PageBadges } from './page-badges.tsx'
import { PageSections } from './page-sections.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'
import { pageKindWords } from './page-words.ts'
import { pagePath } from './paths.ts'
import { pagesQuery } from './queries.ts'
import { usePageActions } from './use-page-actions.tsx'

const export_ms = 300_000

export function PageList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/site/pages')
  const list = useList(pagesQuery(site_id, { search: view.q || undefined, status: view.status }))
  const { actionsOf, dialog } = usePageActions(site_id)
  const download = useChange({
    run: () => pageClient.pages.export({ site_id }, { timeout: export_ms }),
    shows: 'the answer',
    done: archive => {
      saveBlob(t('page_export.file'), archive)
      return undefined
    },
  })
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'page' })}>
      {t('pages.create')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('pages.title')}
        action={create}
        menu={[
          {
            id: 'import',
            label: t('page_import.title'),
            icon: <FileInput size={16} aria-hidden />,
            onAction: () => change({ create: 'import' }),
          },
          {
            id: 'export',
            label: t('page_export.title'),
            icon: <Download size={16} aria-hidden />,
            onAction: () => download.mutate(),
          },
        ]}
      />
      <PageSections here="pages" />
      <FilterBar search={{ label: t('pages.search'), value: view.q ?? '', onChange: q => change({ q }) }}>
        <ChoiceBar
          label={t('pages.state')}
          value={view.status ?? 'all'}
          onChange={status => change({ status: status === 'all' ? undefined : status })}
          options={[
            { id: 'all', label: t('pages.all') },
            { id: 'published', label: t('pages.published') },
            { id: 'draft', label: t('pages.draft') },
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('pages.title')}
        lines={2}
        {...list}
        nameOf={page => page.name}
        hrefOf={page => pagePath(site_id, page.id)}
        actionsOf={actionsOf}
        empty={
          view.q || view.status ? (
            <NoMatches
              icon={<FileText size={20} aria-hidden />}
              onClear={() => change({ q: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              icon={<FileText size={20} aria-hidden />}
              title={t('pages.empty_title')}
              text={t('pages.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          {
            id: 'name',
            label: t('pages.name'),
            width: '2fr',
            cell: page => <PicturedName picture={<PageThumbnail page={page} />} name={page.name} />,
          },
          {
            id: 'handle',
            label: t('pages.handle'),
            hideBelow: 1024,
            cell: page => <code>{page.type === 'homepage' ? '/' : `/${page.handle}`}</code>,
          },
          { id: 'status', label: t('pages.state'), width: '300px', cell: page => <PageBadges page={page} isShort /> },
          {
            id: 'type',
            label: t('pages.kind'),
            width: '190px',
            hideBelow: 1024,
            cell: page => t(pageKindWords[page.type]),
          },
          {
            id: 'menu',
            label: t('page_menu.short'),
            width: '110px',
            hideBelow: 1024,
            cell: page => (page.in_menu ? <Badge>{t('pages.in_menu_short')}</Badge> : '–'),
          },
          {
            id: 'updated_at',
            label: t('pages.changed'),
            width: '140px',
            hideBelow: 600,
            cell: page => date(page.updated_at, timezone),
          },
        ]}
      />
      {dialog}
      <ImportPage isOpen={view.create === 'import'} onClose={() => change({ create: undefined })} />
      <NewPage isOpen={view.create === 'page'} onClose={() => change({ create: undefined })} />
    </>
  )
}
