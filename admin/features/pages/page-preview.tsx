/** A page as visitors get it, made by the server from what is on the screen, a moment after the last key. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useSettled } from '../../product/screens/use-settled.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { type PreviewWidth, PreviewWidthBar } from '../../product/site-pages/preview-width.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DocumentFrame, type DocumentTheme } from '../../ui/document-frame.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './page-preview.module.css'
import type { PageDraft } from './use-page-editor.ts'

const previewQuery = (site_id: string, page_id: string, draft: PageDraft) => {
  const { language, hide_menu, hide_footer, seo, document } = draft
  const body = { language, hide_menu, hide_footer, seo, document }
  return queryOptions({
    queryKey: ['pages', site_id, 'preview', page_id, body],
    queryFn: ({ signal }) => pageClient.pages.preview({ site_id, page_id, body }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
}

export function PagePreview({ page_id, draft }: { page_id: string; draft: PageDraft }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [width, setWidth] = useState<PreviewWidth>('desk')
  const [theme, setTheme] = useState<DocumentTheme>('light')
  const { data, error, refetch } = useQuery(previewQuery(site_id, page_id, useSettled(draft)))
  return (
    <section className={styles.preview} aria-label={t('templates.preview')}>
      <div className={styles.bar}>
        <PreviewWidthBar value={width} onChange={setWidth} />
        <ChoiceBar<DocumentTheme>
          label={t('pages.preview_theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { id: 'light', label: t('app.theme_light') },
            { id: 'dark', label: t('app.theme_dark') },
          ]}
        />
      </div>
      {data && data.problems.length > 0 && <Notice tone="warning" title={t('pages.preview_problems')} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && data.html !== '' && (
        <div className={styles.stage}>
          <DocumentFrame
            className={styles.frame}
            data-width={width}
            title={t('templates.preview')}
            html={data.html}
            theme={theme}
          />
        </div>
      )}
    </section>
  )
}
