/** The unsubscribe page: its texts in each language and what readers choose on it, beside the page as they get it. */

import type { Locale, UnsubscribePage as Page } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { unsubscribePageQuery } from '../../../product/emails/queries.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SaveStatus } from '../../../ui/save-status.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmailSections } from '../email-sections.tsx'
import { Choices } from './choices.tsx'
import { changesOf, draftOf } from './page-draft.ts'
import { PagePreview } from './page-preview.tsx'
import { PageTextFields } from './page-text-fields.tsx'
import styles from './unsubscribe-page.module.css'

export function UnsubscribePage() {
  const { t } = useMessages()
  const { site_id, site } = useSite()
  const { data, error, refetch } = useQuery(unsubscribePageQuery(site_id))
  return (
    <>
      <PageHeader title={t('emails.title')} />
      <EmailSections here="unsubscribe" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && site && <PageForm site_id={site_id} page={data} first={site.language} />}
    </>
  )
}

function PageForm({ site_id, page, first }: { site_id: string; page: Page; first: Locale }) {
  const { t } = useMessages()
  const [language, setLanguage] = useState(first)
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: page,
    draftOf,
    save: (changes, options) =>
      emailClient.unsubscribePage.update({ site_id, body: changesOf(page, changes) }, options),
    query: unsubscribePageQuery(site_id),
    saved: t('unsubscribe.saved'),
  })
  const texts = draft.texts[language]
  return (
    <div className={styles.page}>
      <Form onSubmit={submit}>
        <Section
          title={t('unsubscribe.texts')}
          description={t('unsubscribe.texts_note')}
          action={
            <ChoiceBar<Locale>
              label={t('unsubscribe.language')}
              value={language}
              onChange={setLanguage}
              options={[
                { id: 'en', label: 'English' },
                { id: 'es', label: 'Español' },
              ]}
            />
          }
        >
          <PageTextFields
            language={language}
            texts={texts}
            onChange={changed => change({ texts: { ...draft.texts, [language]: { ...texts, ...changed } } })}
          />
        </Section>
        <Choices site_id={site_id} language={language} draft={draft} onChange={change} />
        <div className="row-of">
          <SubmitButton isDisabled={!isDirty}>{t('unsubscribe.save')}</SubmitButton>
          <SaveStatus state={isDirty ? 'not_saved' : 'saved'} />
        </div>
      </Form>
      <PagePreview site_id={site_id} language={language} changes={changesOf(page, draft)} />
      {dialogs}
    </div>
  )
}
