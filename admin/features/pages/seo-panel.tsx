/** How a page is found: what results and cards show of it, counted, and the score with its reasons. */
import { constraints, type WebPage } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ImagePicker } from '../../product/images/image-picker.tsx'
import { useSite } from '../../product/sites/queries.ts'
import { Section } from '../../ui/section.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { descriptionLengths } from './page-words.ts'
import { SeoChecks } from './seo-checks.tsx'
import styles from './seo-panel.module.css'
import { SeoPreviews } from './seo-previews.tsx'
import { StructuredData } from './structured-data.tsx'
import type { PageEditorState } from './use-page-editor.ts'

export function SeoPanel({ page, editor }: { page: WebPage; editor: PageEditorState }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { seo } = editor.draft
  const error = (field: string) => editor.errors[`seo.${field}`] ?? editor.errors[`seo/${field}`]
  const set = (changes: Partial<typeof seo>, field: string) =>
    editor.change({ seo: { ...seo, ...changes } }, `seo ${field}`)
  return (
    <div className={styles.seo}>
      <div className={styles.beside}>
        <Section title={t('page_seo.title')}>
          <div className="stack">
            <TextField
              label={t('page_seo.result_title')}
              description={t('page_seo.counted', {
                count: seo.title.length,
                max: constraints.WebPageSeo.title.maxLength,
              })}
              maxLength={constraints.WebPageSeo.title.maxLength}
              value={seo.title}
              error={error('title')}
              onChange={title => set({ title }, 'title')}
            />
            <TextArea
              label={t('page_seo.description')}
              description={t('page_seo.description_counted', { count: seo.description.length, ...descriptionLengths })}
              maxLength={constraints.WebPageSeo.description.maxLength}
              value={seo.description}
              error={error('description')}
              onChange={description => set({ description }, 'description')}
            />
            <TextField
              label={t('page_seo.keyword')}
              description={t('page_seo.keyword_note')}
              maxLength={constraints.WebPageSeo.keyword.maxLength}
              value={seo.keyword}
              error={error('keyword')}
              onChange={keyword => set({ keyword }, 'keyword')}
            />
            <ImagePicker
              site_id={site_id}
              label={t('page_seo.image')}
              value={seo.image_id || undefined}
              onChange={image => set({ image_id: image?.id ?? '' }, 'image')}
            />
            <Switch isSelected={seo.indexed} onChange={indexed => set({ indexed }, 'indexed')}>
              {t('page_seo.indexed')}
            </Switch>
          </div>
        </Section>
        <StructuredData
          files={seo.structured_data ?? []}
          onChange={(structured_data, field) => set({ structured_data }, `structured data ${field}`)}
          errorOf={at => error(`structured_data.${at}`)}
        />
      </div>
      <div className={styles.beside}>
        <SeoPreviews page={page} draft={editor.draft} />
        <SeoChecks page={page} isDirty={editor.isDirty} />
      </div>
    </div>
  )
}
