/** How well each page can be found: its score, what results show of it, and its main keyword. */
import { SearchCheck } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSections } from './page-sections.tsx'
import { descriptionLengths } from './page-words.ts'
import { pagePath } from './paths.ts'
import { pagesQuery } from './queries.ts'
import { scoreTone } from './seo-score.ts'

export function SeoList() {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  const list = useList(pagesQuery(site_id))
  return (
    <>
      <PageHeader title={t('pages.title')} description={t('page_seo.list_text', descriptionLengths)} />
      <PageSections here="seo" />
      <DataTable
        label={t('page_seo.title')}
        {...list}
        nameOf={page => page.name}
        hrefOf={page => pagePath(site_id, page.id, 'seo')}
        empty={
          <EmptyState
            icon={<SearchCheck size={20} aria-hidden />}
            title={t('pages.empty_title')}
            text={t('pages.empty_text')}
          />
        }
        columns={[
          { id: 'name', label: t('pages.name'), cell: page => page.name },
          {
            id: 'score',
            label: t('page_seo.score'),
            width: '120px',
            cell: page => <Badge tone={scoreTone(page.seo_score)}>{number(page.seo_score)}</Badge>,
          },
          {
            id: 'result',
            label: t('page_seo.result_title'),
            width: '2fr',
            hideBelow: 600,
            cell: page => page.seo.title || '–',
          },
          {
            id: 'description',
            label: t('page_seo.description_short'),
            width: '150px',
            hideBelow: 1024,
            cell: page => t('page_seo.characters', { count: page.seo.description.length }),
          },
          { id: 'keyword', label: t('page_seo.keyword'), hideBelow: 1024, cell: page => page.seo.keyword || '–' },
          {
            id: 'indexed',
            label: t('page_seo.indexed_short'),
            width: '130px',
            hideBelow: 1024,
            cell: page =>
              page.seo.indexed ? t('page_seo.listed') : <Badge tone="warning">{t('page_seo.not_listed')}</Badge>,
          },
        ]}
      />
    </>
  )
}
