/** What a brand makes of a popup, an email and a page, in light and in dark, while it is being chosen. */
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { buttonRadius, ctaRadius, innerRadius, tonesOf } from '../../../product/brand/brand-colors.ts'
import { imageQuery } from '../../../product/images/queries.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useFontFaces } from '../../../product/site-design/use-font-faces.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import type { BrandDraft } from './brand-draft.ts'
import styles from './brand-preview.module.css'
import { PageLook } from './page-look.tsx'

type PreviewProps = { site_id: string; draft: BrandDraft }

type BrandMode = 'light' | 'dark'

function lookOf(draft: BrandDraft, mode: BrandMode): CSSProperties {
  const colors = tonesOf(draft)[mode]
  const font = draft.font_family || 'system-ui, sans-serif'
  return {
    '--b-accent': colors.accent_color,
    '--b-background': colors.background_color,
    '--b-text': colors.text_color,
    '--b-button': colors.button_color,
    '--b-button-text': colors.button_text_color,
    '--b-cta': colors.cta_color,
    '--b-cta-text': colors.cta_text_color,
    '--b-cta-radius': `${ctaRadius(draft)}px`,
    '--b-page': colors.page_color,
    '--b-quiet': colors.quiet_color,
    '--b-line': colors.line_color,
    '--b-edge': colors.edge_color,
    '--b-radius': `${draft.radius_px}px`,
    '--b-inner': `${innerRadius(draft.radius_px)}px`,
    '--b-button-radius': `${buttonRadius(draft)}px`,
    '--b-font': font,
    '--b-heading': draft.heading_font_family || font,
  } as CSSProperties
}

export function BrandPreview({ site_id, draft }: PreviewProps) {
  const { t } = useMessages()
  useFontFaces(site_id)
  const [mode, setMode] = useState<BrandMode>('light')
  const [on, setOn] = useState<'samples' | 'pages'>('samples')
  const seesPages = useCan()('manage-pages', site_id)
  const logo = <Logo site_id={site_id} draft={draft} mode={mode} />
  return (
    <figure className={styles.preview} aria-label={t('brand.preview')}>
      <div className={styles.head}>
        <figcaption>{t('brand.preview')}</figcaption>
        <ChoiceBar<BrandMode>
          label={t('brand.mode')}
          value={mode}
          onChange={setMode}
          options={[
            { id: 'light', label: t('brand.light') },
            { id: 'dark', label: t('brand.dark') },
          ]}
        />
      </div>
      {seesPages && (
        <div className={styles.head}>
          <ChoiceBar
            label={t('brand.preview_of')}
            value={on}
            onChange={setOn}
            options={[
              { id: 'samples', label: t('brand.on_samples') },
              { id: 'pages', label: t('brand.on_pages') },
            ]}
          />
        </div>
      )}
      {on === 'pages' && <PageLook site_id={site_id} draft={draft} mode={mode} />}
      {on === 'samples' && <Samples draft={draft} mode={mode} logo={logo} />}
    </figure>
  )
}

function Samples({ draft, mode, logo }: { draft: BrandDraft; mode: BrandMode; logo: ReactNode }) {
  const { t } = useMessages()
  return (
    <div className={styles.room} style={lookOf(draft, mode)}>
      <div className={styles.popup}>
        {logo}
        <strong>{t('brand.sample_heading')}</strong>
        <p>{t('brand.sample_text')}</p>
        <span className={styles.field}>{t('brand.sample_email')}</span>
        <span className={styles.cta}>{t('brand.sample_button')}</span>
      </div>
      <div className={styles.email}>
        {logo}
        <p>
          {t('brand.sample_letter')} <span className={styles.link}>{t('brand.sample_link')}</span>
        </p>
        <span className={styles.cta}>{t('brand.sample_offer')}</span>
        <small>{t('brand.sample_footer')}</small>
      </div>
      <div className={styles.email}>
        {logo}
        <strong>{t('brand.sample_unsubscribe')}</strong>
        <p>{t('brand.sample_unsubscribe_text')}</p>
        <span className={styles.pair}>
          <span className={styles.button}>{t('brand.sample_unsubscribe_button')}</span>
          <span className={styles.second}>{t('brand.sample_stay')}</span>
        </span>
      </div>
    </div>
  )
}

/** The picture, or the name in its place. */
function Logo({ site_id, draft, mode }: PreviewProps & { mode: BrandMode }) {
  const { site } = useSite()
  const id = (mode === 'dark' && draft.dark_logo_image_id) || draft.logo_image_id
  const { data: image } = useQuery({ ...imageQuery(site_id, id), enabled: id !== '' })
  if (id === '') return <span className={styles.name}>{site?.name}</span>
  if (!image) return <span className={styles.logo} />
  const { pathname } = new URL(image.url, location.href)
  return (
    <img
      className={styles.logo}
      src={`${pathname}?width=640`}
      width={image.width}
      height={image.height}
      alt={site?.name ?? ''}
    />
  )
}
