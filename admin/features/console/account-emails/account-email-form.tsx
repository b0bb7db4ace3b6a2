/** The texts of one account email in one language, beside the email as its reader gets it. */
import { type AccountEmail, constraints } from '@leadwright/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { MailFrame } from '../../../product/emails/mail-frame.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './account-email-form.module.css'
import { nameOfKind } from './names.ts'
import { accountEmails, accountEmailsQuery } from './queries.ts'

type Texts = Pick<AccountEmail, 'subject' | 'preheader' | 'text'>

export function AccountEmailForm({ email, onClose }: { email: AccountEmail; onClose: () => void }) {
  const { t, list } = useMessages()
  const { type, language: locale, subject, preheader, text } = email
  const [draft, setDraft] = useState<Texts>({ subject, preheader, text })
  const edit = (changed: Partial<Texts>) => setDraft({ ...draft, ...changed })
  const save = useChange({
    run: (body: Texts) => accountEmails.update({ type, language: locale, body }),
    shows: 'the answer',
    refreshes: [accountEmailsQuery().queryKey],
    done: () => ({ text: t('account_emails.saved', { name: t(nameOfKind[type]) }) }),
    isHandled: () => true,
  })
  return (
    <div className={styles.beside}>
      <Form
        onSubmit={async () => {
          await save.mutateAsync(draft)
          onClose()
        }}
      >
        <TextField
          name="subject"
          label={t('account_emails.subject')}
          value={draft.subject}
          maxLength={constraints.AccountEmailTexts.subject.maxLength}
          onChange={value => edit({ subject: value })}
          isRequired
          autoFocus
        />
        <TextField
          name="preheader"
          label={t('account_emails.preheader')}
          value={draft.preheader}
          maxLength={constraints.AccountEmailTexts.preheader.maxLength}
          onChange={value => edit({ preheader: value })}
        />
        <TextArea
          name="text"
          label={t('account_emails.text')}
          description={t('account_emails.text_note', { places: list(email.prints.map(name => `{${name}}`)) })}
          value={draft.text}
          maxLength={constraints.AccountEmailTexts.text.maxLength}
          onChange={value => edit({ text: value })}
          rows={8}
          isRequired
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('account_emails.save')}</SubmitButton>
        </FormActions>
      </Form>
      <Preview email={email} draft={draft} />
    </div>
  )
}

/** The last one that could be shown, while what is typed cannot. */
function Preview({ email: { type, language: locale }, draft }: { email: AccountEmail; draft: Texts }) {
  const body = useDeferredValue(draft)
  const { data } = useQuery({
    queryKey: ['account_emails', 'preview', type, locale, body],
    queryFn: ({ signal }) => accountEmails.preview({ type, language: locale, body }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 10_000,
  })
  return data ? <MailFrame content={{ ...data, preheader: body.preheader }} /> : null
}
