/** What a brand that is being chosen makes of the site's own pages: each as a visitor would get it, made by the server. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSettled } from '../../../product/screens/use-settled.ts'
import { type PreviewWidth, PreviewWidthBar } from '../../../product/site-pages/preview-width.tsx'
import { ownPagesQuery, pageInBrandQuery } from '../../../product/site-pages/queries.ts'
import { DocumentFrame } from '../../../ui/document-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { BrandDraft } from './brand-draft.ts'
import styles from './page-look.module.css'

type PageLookProps = { site_id: string; draft: BrandDraft; mode: 'light' | 'dark' }

export function PageLook({ site_id, draft, mode }: PageLookProps) {
  const { t } = useMessages()
  const { data: pages, error, refetch } = useQuery(ownPagesQuery(site_id))
  const [chosen, setChosen] = useState('')
  const [width, setWidth] = useState<PreviewWidth>('desk')
  if (error && !pages) return <ErrorState error={error} onRetry={refetch} />
  if (!pages) return <Skeleton lines={['90%', '70%', '80%']} />
  const page = pages.find(({ id }) => id === chosen) ?? pages.find(({ type }) => type === 'homepage') ?? pages[0]
  if (!page) return <NoPages site_id={site_id} />
  return (
    <div className={styles.look}>
      <div className={styles.choices}>
        <Select
          label={t('brand.page')}
          isRequired
          value={page.id}
          onChange={setChosen}
          options={pages.map(({ id, name }) => ({ id, label: name }))}
        />
        <PreviewWidthBar value={width} onChange={setWidth} />
      </div>
      <Sheet {...{ site_id, draft, mode, width, page }} />
    </div>
  )
}

type SheetProps = PageLookProps & { width: PreviewWidth; page: { id: string; name: string } }

function Sheet({ site_id, draft, mode, width, page }: SheetProps) {
  const { t } = useMessages()
  const settled = useSettled(draft)
  const { data, error, refetch } = useQuery(pageInBrandQuery(site_id, page.id, settled))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={['90%', '70%', '80%']} />
  if (data.html === '') return <Notice tone="warning" title={t('pages.preview_problems')} />
  return (
    <div className={styles.stage} data-width={width}>
      <DocumentFrame className={styles.page} title={page.name} html={data.html} theme={mode} />
    </div>
  )
}

function NoPages({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const href = pathTo('/sites/$site_id/site/pages', { site_id })
  return (
    <EmptyState
      title={t('pages.empty_title')}
      text={t('pages.empty_text')}
      action={<Link href={href}>{t('brand.to_pages')}</Link>}
    />
  )
}
