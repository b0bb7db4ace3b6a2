/**
 * The site's fields, edited in place. Saving names the version that was read, so that nobody's changes are overwritten
 * silently.
 */
import type { Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { client } from '../../product/session/api.ts'
import { siteQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { draftOf } from './site-draft.ts'
import { SiteFields } from './site-fields.tsx'

export function SiteDetails({ site }: { site: Site }) {
  const { t } = useMessages()
  const { draft, isDirty, change, discard, submit, dialogs } = useSettings({
    settings: site,
    draftOf,
    save: (body, options) => client.sites.update({ site_id: site.id, body }, options),
    refreshes: [['sites']],
    query: siteQuery(site.id),
    saved: t('site.saved_toast'),
  })

  return (
    <Section title={t('site.details')}>
      <Form onSubmit={submit}>
        <SiteFields draft={draft} onChange={change} />
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
          {isDirty && (
            <Button variant="quiet" onPress={discard}>
              {t('site.discard')}
            </Button>
          )}
        </FormActions>
      </Form>
      {dialogs}
    </Section>
  )
}
