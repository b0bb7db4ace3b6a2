/** A site's fonts, one to ten: stacks that every machine has, and web fonts by the address of their file. */
import type { DesignSettings, SiteFont } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { designSettingsQuery } from '../../product/site-design/queries.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { AddFont, fonts_max } from './add-font.tsx'
import { FontList } from './font-list.tsx'

export function FontSettings({ site_id, settings }: { site_id: string; settings: DesignSettings }) {
  const { t } = useMessages()
  const canChange = useCan()('manage-sites', site_id)
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    draftOf: ({ fonts }): { fonts: readonly SiteFont[] } => ({ fonts }),
    save: ({ fonts = [] }, options) =>
      client.sites.updateDesignSettings({ site_id, body: { fonts: [...fonts] } }, options),
    query: designSettingsQuery(site_id),
    saved: t('fonts.saved'),
  })
  const { fonts } = draft
  return (
    <Section
      title={t('fonts.title')}
      description={t('fonts.text', { maximum: fonts_max })}
      action={<span className="muted">{t('fonts.count', { count: fonts.length, maximum: fonts_max })}</span>}
    >
      <Form onSubmit={submit}>
        <FontList fonts={fonts} onChange={fonts => change({ fonts })} isReadOnly={!canChange} />
        {canChange && (
          <>
            <AddFont
              site_id={site_id}
              fonts={fonts}
              available={settings.available_fonts}
              onAdd={font => change({ fonts: [...fonts, font] })}
            />
            <FormActions>
              <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
            </FormActions>
          </>
        )}
      </Form>
      {dialogs}
    </Section>
  )
}
