/** The contents that a page was published with: each can be looked at, and given back to the draft. */
import type { WebPage, WebPageVersion } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Eye, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DocumentFrame } from '../../ui/document-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './page-preview.module.css'
import { pageVersionsQuery, versionPreviewQuery } from './queries.ts'

export function PageVersions({ page, isDirty }: { page: WebPage; isDirty: boolean }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [previewed, preview] = useState<WebPageVersion>()
  const list = useList(pageVersionsQuery(site_id, page.id))
  const restore = useChange({
    run: ({ content_version }: WebPageVersion) =>
      pageClient.pages.restore({ site_id, page_id: page.id, body: { content_version } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'pages'),
    done: (_, { content_version }) => ({ text: t('pages.restored', { number: content_version }) }),
  })
  return (
    <div className="stack">
      <p className="muted">{t('pages.versions_text')}</p>
      {isDirty && <Notice tone="info" title={t('template_versions.unsaved')} />}
      <DataTable
        label={t('object.versions')}
        {...list}
        nameOf={version => t('template_versions.number', { number: version.content_version })}
        empty={
          <EmptyState
            icon={<RotateCcw size={20} aria-hidden />}
            title={t('pages.no_versions')}
            text={t('pages.versions_text')}
          />
        }
        columns={[
          {
            id: 'number',
            label: t('object.versions'),
            cell: version => (
              <span className="row-of">
                {t('template_versions.number', { number: version.content_version })}
                {version.is_published && <Badge tone="good">{t('pages.live')}</Badge>}
              </span>
            ),
          },
          {
            id: 'created',
            label: t('pages.published_at'),
            width: '220px',
            cell: version => moment(version.created_at, timezone),
          },
          {
            id: 'title',
            label: t('page_seo.result_title'),
            hideBelow: 1024,
            cell: version => version.seo.title || '–',
          },
        ]}
        actionsOf={version => [
          {
            id: 'preview',
            label: t('templates.preview'),
            icon: <Eye size={16} aria-hidden />,
            onAction: () => preview(version),
          },
          {
            id: 'restore',
            label: t('template_versions.restore'),
            icon: <RotateCcw size={16} aria-hidden />,
            isDisabled: isDirty,
            onAction: () => restore.mutate(version),
          },
        ]}
      />
      <Dialog
        title={t('template_versions.number', { number: previewed?.content_version ?? 0 })}
        isOpen={previewed !== undefined}
        onClose={() => preview(undefined)}
        size="large"
      >
        {previewed && <FormerPage page={page} version={previewed} />}
      </Dialog>
    </div>
  )
}

/** As visitors had it, by the same function as for them. */
function FormerPage({ page, version }: { page: WebPage; version: WebPageVersion }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(versionPreviewQuery(site_id, page.id, version.content_version))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton />
  // An image or a popup of it may be gone since.
  if (data.html === '') return <Notice tone="warning" title={t('page_versions.gone')} />
  return (
    <div className={styles.stage}>
      <DocumentFrame className={styles.frame} title={t('templates.preview')} html={data.html} />
    </div>
  )
}
