/** The page of a keyword: made of its draft, and where it is edited from then on. */
import type { Keyword } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { keywords } from '../client.ts'

export function KeywordPage({ keyword }: { keyword: Keyword }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [with_sources, setSources] = useState(true)
  const { id, page_id } = keyword
  const publish = useChange({
    run: (handle: string) => keywords.publish({ site_id, keyword_id: id, body: { handle, with_sources } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'keywords', 'pages'),
    done: () => ({ text: t('keywords.page_made') }),
    isHandled: () => true,
  })
  if (page_id) {
    return (
      <Section title={t('keywords.page')} description={t('keywords.page_there')}>
        <p>
          <Link look="button" href={pathTo('/sites/$site_id/site/pages/$page_id', { site_id, page_id })}>
            {t('keywords.open_page')}
          </Link>
        </p>
      </Section>
    )
  }
  return (
    <Section title={t('keywords.page')} description={t('keywords.page_text')}>
      <Form onSubmit={data => publish.mutateAsync(String(data.get('handle') ?? '').trim())}>
        <TextField name="handle" label={t('keywords.page_url')} description={t('keywords.page_url_note')} />
        <Checkbox isSelected={with_sources} onChange={setSources}>
          {t('keywords.with_sources')}
        </Checkbox>
        <FormActions>
          <SubmitButton>{t('keywords.make_page')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
