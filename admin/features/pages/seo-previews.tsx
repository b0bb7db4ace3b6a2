/** A page as a search result, and as the card that social networks show. */
import type { WebPage } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { imageQuery } from '../../product/images/queries.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Section } from '../../ui/section.tsx'
import styles from './seo-previews.module.css'
import type { PageDraft } from './use-page-editor.ts'

export function SeoPreviews({ page, draft }: { page: WebPage; draft: PageDraft }) {
  const { t } = useMessages()
  const { site, site_id } = useSite()
  const { seo } = draft
  const image_id = seo.image_id || firstImage(draft.document.blocks)
  const { data: image } = useQuery({ ...imageQuery(site_id, image_id), enabled: image_id !== '' })
  const address = URL.parse(page.url)
  const title = seo.title.trim() || (site ? `${draft.name} – ${site.name}` : draft.name)
  const text = seo.description || t('page_seo.no_description')
  return (
    <Section title={t('page_seo.previews')}>
      <div className={styles.previews}>
        <figure className={styles.preview}>
          <figcaption className="muted">{t('page_seo.as_result')}</figcaption>
          <p className={styles.site}>{site?.name}</p>
          <p className={styles.address}>
            {[address?.host, ...(address?.pathname.split('/') ?? [])].filter(Boolean).join(' › ')}
          </p>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </figure>
        <figure className={styles.preview}>
          <figcaption className="muted">{t('page_seo.as_card')}</figcaption>
          <div className={styles.card}>
            {image ? (
              <img className={styles.image} src={`${image.url}?width=600`} alt="" />
            ) : (
              <span className={styles.image}>
                <ImageIcon size={28} aria-hidden />
              </span>
            )}
            <div className={styles.words}>
              <p className="muted">{address?.host}</p>
              <p className={styles.name}>{title}</p>
              <p className={styles.line}>{text}</p>
            </div>
          </div>
        </figure>
      </div>
    </Section>
  )
}

/** The first image of the page stands in for one that is not chosen, wherever in a block it is. */
function firstImage(within: unknown): string {
  if (typeof within !== 'object' || within === null) return ''
  for (const [name, inner] of Object.entries(within)) {
    const found = name === 'image_id' && typeof inner === 'string' ? inner : firstImage(inner)
    if (found !== '') return found
  }
  return ''
}
