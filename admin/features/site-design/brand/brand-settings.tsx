/** The brand of a site beside what it makes of popups, emails and pages. A button saves it. */
import type { Brand, SiteFont } from '@leadwright/sdk'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { TakenBrand } from '../../../product/brand/found-brand.tsx'
import { brandQuery } from '../../../product/brand/queries.ts'
import { ReadWebsite } from '../../../product/brand/read-website.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { client } from '../../../product/session/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { Section } from '../../../ui/section.tsx'
import { type BrandDraft, draftOf } from './brand-draft.ts'
import { BrandPreview } from './brand-preview.tsx'
import styles from './brand-settings.module.css'
import { ColorFields } from './color-fields.tsx'
import { ContrastWarnings } from './contrast-warnings.tsx'
import { LogoFields } from './logo-fields.tsx'
import { MenuFields } from './menu-fields.tsx'
import { TypeFields } from './type-fields.tsx'

type BrandSettingsProps = { site_id: string; brand: Brand; fonts: readonly SiteFont[] }

export function BrandSettings({ site_id, brand, fonts }: BrandSettingsProps) {
  const { t } = useMessages()
  const canChange = useCan()('manage-sites', site_id)
  const [isReading, setReading] = useState(false)
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: brand,
    draftOf,
    save: (changes: Partial<BrandDraft>, options) => client.brand.update({ site_id, body: changes }, options),
    query: brandQuery(site_id),
    saved: t('brand.saved'),
  })
  const rename = useChange({
    run: (name: string) => client.sites.update({ site_id, body: { name } }),
    shows: 'the answer',
    refreshes: [['sites']],
  })
  const take = ({ changes: { colors, dark_colors: _dark, ...rest }, name }: TakenBrand) => {
    change({ ...rest, ...(colors && { colors: { ...draft.colors, ...colors } }) })
    if (name) rename.mutate(name)
  }
  const edit = { draft, change, isReadOnly: !canChange }
  return (
    <Section
      title={t('brand.title')}
      description={t('brand.text')}
      action={
        canChange && (
          <Button icon={<Globe size={16} aria-hidden />} onPress={() => setReading(true)}>
            {t('brand.read_open')}
          </Button>
        )
      }
    >
      <div className={styles.brand}>
        <Form onSubmit={submit}>
          <LogoFields site_id={site_id} {...edit} />
          <ColorFields {...edit} />
          <ContrastWarnings {...edit} />
          <TypeFields site_id={site_id} fonts={fonts} {...edit} />
          <MenuFields {...edit} />
          {canChange && (
            <FormActions>
              <SubmitButton isDisabled={!isDirty}>{t('brand.save')}</SubmitButton>
            </FormActions>
          )}
        </Form>
        <BrandPreview site_id={site_id} draft={draft} />
      </div>
      {dialogs}
      <ReadWebsite site_id={site_id} isOpen={isReading} onClose={() => setReading(false)} onTake={take} />
    </Section>
  )
}
