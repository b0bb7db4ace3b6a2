/** The texts of the unsubscribe page, beside its preview. */

import { constraints, type UnsubscribePage } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { unsubscribePageQuery } from '../../product/emails/queries.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SaveStatus } from '../../ui/save-status.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailSections } from './email-sections.tsx'
import { type PageTexts, UnsubscribePicture } from './unsubscribe-picture.tsx'
import styles from './unsubscribe-texts.module.css'

export function UnsubscribeTexts() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(unsubscribePageQuery(site_id))
  return (
    <>
      <PageHeader title={t('emails.title')} />
      <EmailSections here="unsubscribe" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && <TextsForm page={data} />}
    </>
  )
}

const textsOf = ({ version: _version, updated_at: _updated_at, ...texts }: UnsubscribePage): PageTexts => texts

function TextsForm({ page }: { page: UnsubscribePage }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const {
    draft: texts,
    isDirty,
    change,
    submit,
    dialogs,
  } = useSettings({
    settings: page,
    draftOf: textsOf,
    save: (body, options) => client.unsubscribePage.update({ site_id, body }, options),
    query: unsubscribePageQuery(site_id),
    saved: t('unsubscribe.saved'),
  })
  const field = (name: keyof PageTexts) => ({
    name,
    isRequired: true,
    value: texts[name],
    onChange: (text: string) => change({ [name]: text }),
  })
  return (
    <div className={styles.unsubscribe}>
      <Section title={t('unsubscribe.texts')} description={t('unsubscribe.texts_note')}>
        <Form onSubmit={submit}>
          <TextField
            {...field('prompt_title')}
            label={t('unsubscribe.prompt_title')}
            maxLength={constraints.UnsubscribePageChanges.prompt_title.maxLength}
          />
          <TextArea
            {...field('prompt_text')}
            label={t('unsubscribe.prompt_text')}
            maxLength={constraints.UnsubscribePageChanges.prompt_text.maxLength}
            rows={2}
          />
          <TextArea
            {...field('message')}
            label={t('unsubscribe.message')}
            maxLength={constraints.UnsubscribePageChanges.message.maxLength}
            rows={2}
          />
          <TextField
            {...field('button_text')}
            label={t('unsubscribe.button_text')}
            maxLength={constraints.UnsubscribePageChanges.button_text.maxLength}
          />
          <TextArea
            {...field('success_text')}
            label={t('unsubscribe.success_text')}
            maxLength={constraints.UnsubscribePageChanges.success_text.maxLength}
            rows={2}
          />
          <TextArea
            {...field('resubscribe_message')}
            label={t('unsubscribe.resubscribe_message')}
            maxLength={constraints.UnsubscribePageChanges.resubscribe_message.maxLength}
            rows={2}
          />
          <TextField
            {...field('resubscribe_button_text')}
            label={t('unsubscribe.resubscribe_button_text')}
            maxLength={constraints.UnsubscribePageChanges.resubscribe_button_text.maxLength}
          />
          <TextArea
            {...field('confirmation_message')}
            label={t('unsubscribe.confirmation_message')}
            maxLength={constraints.UnsubscribePageChanges.confirmation_message.maxLength}
            rows={2}
          />
          <div className="row-of">
            <SubmitButton isDisabled={!isDirty}>{t('unsubscribe.save')}</SubmitButton>
            <SaveStatus state={isDirty ? 'not_saved' : 'saved'} />
          </div>
        </Form>
      </Section>
      <UnsubscribePicture texts={texts} />
      {dialogs}
    </div>
  )
}
