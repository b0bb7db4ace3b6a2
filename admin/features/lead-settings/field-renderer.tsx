/** `/custom-field-renderer`: any fields of a site as a visitor meets them in a form, drawn by the widget itself; nothing is sent. */
import { useQuery } from '@tanstack/react-query'
import { TextCursorInput } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import { Preview, type Width } from '../../product/popups/preview/preview.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { siteQuery, sitesQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import styles from './field-renderer.module.css'
import { useFieldsForm } from './use-fields-form.ts'

const screen = '/custom-field-renderer'
/** So many are shown before any were chosen. */
const FIRST = 12

export function FieldRenderer() {
  const { t } = useMessages()
  const [{ site_id }] = useView(screen)
  const can = useCan()
  const { data, error, refetch } = useQuery(sitesQuery())
  const sites = data?.filter(site => can('manage-leads', site.id))
  const chosen = site_id ?? (sites?.length === 1 ? sites[0]?.id : undefined)
  const settings =
    chosen === undefined ? undefined : pathTo('/sites/$site_id/leads/settings', { site_id: chosen }, { tab: 'fields' })
  return (
    <>
      <PageHeader
        title={t('renderer.title')}
        description={t('renderer.text')}
        back={settings === undefined ? undefined : { label: t('fields.title'), href: settings }}
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {chosen ? (
        <ShownFields key={chosen} site_id={chosen} />
      ) : sites ? (
        <ul className={styles.sites} aria-label={t('renderer.choose_site')}>
          {sites.map(site => (
            <li key={site.id}>
              <Link href={pathTo(screen, undefined, { site_id: site.id })}>{site.name}</Link>
            </li>
          ))}
        </ul>
      ) : (
        !error && <Skeleton lines={['40%', '60%', '50%']} />
      )}
    </>
  )
}

function ShownFields({ site_id }: { site_id: string }) {
  const { t, language } = useMessages()
  const [view, change] = useView(screen)
  const [width, setWidth] = useState<Width>('phone')
  const [round, setRound] = useState(0)
  const { data: site } = useQuery(siteQuery(site_id))
  const { data: fields } = useQuery(fieldsQuery(site_id))
  const names = view.fields?.split(',') ?? fields?.slice(0, FIRST).map(({ name }) => name) ?? []
  const shown = fields?.filter(({ name }) => names.includes(name)) ?? []
  const locale = view.language ?? site?.language ?? language
  const popup = useFieldsForm(site_id, shown, locale)
  if (fields?.length === 0)
    return (
      <EmptyState
        icon={<TextCursorInput size={20} aria-hidden />}
        title={t('fields.empty_title')}
        text={t('fields.empty_text')}
      />
    )
  if (!fields || !site) return <Skeleton lines={['40%', '60%', '50%']} />
  return (
    <div className={styles.screen}>
      <div className="stack">
        <TagPicker
          label={t('fields.title')}
          description={t('renderer.fields_text')}
          options={fields.map(field => ({ id: field.name, label: field.label }))}
          value={shown.map(({ name }) => name)}
          onChange={chosen => change({ fields: chosen.join(',') })}
        />
        <ChoiceBar<'en' | 'es'>
          label={t('popup_editor.language')}
          value={locale}
          onChange={language => change({ language })}
          options={[
            { id: 'en', label: 'English' },
            { id: 'es', label: 'Español' },
          ]}
        />
        <ChoiceBar<Width>
          label={t('popup_editor.width')}
          value={width}
          onChange={setWidth}
          options={[
            { id: 'phone', label: t('popup_editor.phone') },
            { id: 'desktop', label: t('popup_editor.desktop_width') },
          ]}
        />
        <Button onPress={() => setRound(round + 1)}>{t('renderer.again')}</Button>
      </div>
      <div className={styles.preview}>
        <Preview
          key={`${round} ${locale}`}
          width={width}
          preview={{ popup, site_locale: locale, locale, variant: undefined, stage: 'form', step: 1 }}
        />
      </div>
    </div>
  )
}
