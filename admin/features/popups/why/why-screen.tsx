/** Checks a page of the owner's: whether the snippet is live on it, and why each popup shows there or does not. */

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LiveCheck } from '../install/live-check.tsx'
import { whyQuery } from '../queries.ts'
import { questionOf } from './question.ts'
import { VisitorFields } from './visitor-fields.tsx'
import styles from './why-screen.module.css'
import { WhyTable } from './why-table.tsx'

export function WhyScreen() {
  const { t } = useMessages()
  const { site_id, site } = useSite()
  const [view, change] = useView('/sites/$site_id/site/popups/why')
  const page_url = view.page ?? ''
  const ask = async (data: FormData) => change({ page: String(data.get('page_url')).trim() })
  return (
    <>
      <PageHeader
        title={t('why.title')}
        description={t('why.text')}
        back={{ href: pathTo('/sites/$site_id/site/popups', { site_id }), label: t('popups.title') }}
      />
      <div>
        <Section>
          <Form onSubmit={ask}>
            <div className={styles.page}>
              <TextField
                key={page_url}
                name="page_url"
                type="url"
                inputMode="url"
                label={t('popup_editor.page_url')}
                placeholder="https://example.com/blog"
                defaultValue={page_url}
                isRequired
              />
              <SubmitButton>{t('why.check')}</SubmitButton>
            </div>
          </Form>
        </Section>
        {page_url && site && (
          <>
            <Section title={t('live.title')} description={t('live.text')}>
              <LiveCheck key={page_url} site={site} page_url={page_url} />
            </Section>
            <Verdicts site_id={site_id} page_url={page_url} />
          </>
        )}
      </div>
    </>
  )
}

function Verdicts({ site_id, page_url }: { site_id: string; page_url: string }) {
  const { t } = useMessages()
  const [view, change] = useView('/sites/$site_id/site/popups/why')
  const query = useQuery(whyQuery(site_id, questionOf(page_url, view)))
  return (
    <Section title={t('why.visitor')} description={t('why.visitor_note')}>
      <div className="stack">
        <VisitorFields site_id={site_id} page_url={page_url} view={view} onChange={change} />
        <WhyTable site_id={site_id} answer={query.data} error={query.error} onRetry={query.refetch} />
      </div>
    </Section>
  )
}
