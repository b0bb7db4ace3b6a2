/** The mail that asks to confirm an address, in each language; built in until the owner writes it anew. */
import { type ConfirmationSender, constraints } from '@leadwright/sdk'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { MailDraft } from './draft.ts'

const languages: { id: MailDraft['locale']; label: string }[] = [
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
]

interface ConfirmationMailsProps {
  sender: ConfirmationSender
  mails: MailDraft[]
  onChange: (mails: MailDraft[]) => void
}

export function ConfirmationMails({ sender, mails, onChange }: ConfirmationMailsProps) {
  const { t } = useMessages()
  const { site } = useSite()
  const [chosen, setLocale] = useState<MailDraft['locale']>()
  const locale = chosen ?? site?.language ?? 'en'
  const mail = mails.find(one => one.locale === locale)
  if (!mail) return null
  const change = (next: Partial<MailDraft>) =>
    onChange(mails.map(one => (one.locale === locale ? { ...one, built_in: false, ...next } : one)))
  const sent_by = sender.of_site ? 'quality.mail_sender' : 'quality.mail_sender_default'
  return (
    <div className="stack">
      <p className="muted">{t(sent_by, { address: sender.address })}</p>
      <div className="row-of">
        <ChoiceBar label={t('quality.mail_language')} options={languages} value={locale} onChange={setLocale} />
        {mail.built_in && <Badge>{t('quality.built_in')}</Badge>}
        {!mail.built_in && (
          <Button variant="quiet" icon={<RotateCcw size={16} aria-hidden />} onPress={() => change({ built_in: true })}>
            {t('quality.use_built_in')}
          </Button>
        )}
      </div>
      <TextField
        label={t('quality.mail_subject')}
        value={mail.subject}
        onChange={subject => change({ subject })}
        maxLength={constraints.ConfirmationMail.subject.maxLength}
        isRequired
      />
      <TextArea
        label={t('quality.mail_body')}
        description={t('quality.mail_body_text')}
        error={mail.text.includes('{link}') ? undefined : t('quality.mail_link_missing')}
        value={mail.text}
        onChange={text => change({ text })}
        maxLength={constraints.ConfirmationMail.text.maxLength}
        rows={7}
        isRequired
      />
    </div>
  )
}
