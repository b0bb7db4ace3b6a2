/** Pages to begin with, each as it would look on this site. A click makes the draft and opens it. */
import type { PageTemplate } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pageTemplatePreviewQuery, pageTemplatesQuery } from './queries.ts'
import { SmallPage } from './small-page.tsx'
import styles from './template-gallery.module.css'

type TemplateGalleryProps = {
  isDisabled: boolean
  onChoose: (template: PageTemplate['key']) => void
}

export function TemplateGallery({ isDisabled, onChoose }: TemplateGalleryProps) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data: templates, error, refetch } = useQuery(pageTemplatesQuery(site_id))
  return (
    <section aria-labelledby="page-templates">
      <h3 id="page-templates" className={styles.title}>
        {t('page_templates.title')}
      </h3>
      <p className="muted">{t('page_templates.note')}</p>
      {error && !templates && <ErrorState error={error} onRetry={refetch} />}
      {!templates && !error && <Skeleton lines={['80%', '70%', '75%']} />}
      <ul className={styles.templates}>
        {templates?.map(({ key, name, description }) => (
          <li key={key} className={styles.template}>
            <div className={styles.picture}>
              <Thumbnail template={key} />
            </div>
            <button type="button" className={styles.choose} disabled={isDisabled} onClick={() => onChoose(key)}>
              {name}
            </button>
            <span className={styles.about}>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ template }: { template: PageTemplate['key'] }) {
  const { site_id } = useSite()
  const { data } = useQuery(pageTemplatePreviewQuery(site_id, template))
  return <SmallPage html={data?.html} title={template} />
}
