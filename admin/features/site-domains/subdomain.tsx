/** The subdomain, under which a site is always reached. */
import { constraints, type Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { client } from '../../product/session/api.ts'
import { siteQuery } from '../../product/sites/queries.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'

export function Subdomain({ site }: { site: Site }) {
  const { t } = useMessages()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: site,
    draftOf: ({ subdomain }) => ({ subdomain }),
    save: (body, options) => client.sites.update({ site_id: site.id, body }, options),
    refreshes: [['sites'], ['domains', site.id], ['pages', site.id]],
    query: siteQuery(site.id),
    saved: t('domains.subdomain_saved'),
  })
  return (
    <Section title={t('sites.subdomain')} description={t('domains.subdomain_text')}>
      <Form onSubmit={submit}>
        <TextField
          name="subdomain"
          label={t('sites.subdomain')}
          description={t('site.subdomain_rule')}
          value={draft.subdomain}
          onChange={subdomain => change({ subdomain: subdomain.toLowerCase() })}
          maxLength={constraints.SiteChanges.subdomain.maxLength}
          spellCheck="false"
          isRequired
        />
        <FormActions>
          <SubmitButton isDisabled={!isDirty}>{t('site.save')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </Section>
  )
}
