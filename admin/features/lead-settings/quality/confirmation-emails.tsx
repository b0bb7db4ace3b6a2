/** The email that asks to confirm an address, in each language; built in until the owner changes it. */
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
import type { EmailDraft } from './draft.ts'

const languages: { id: EmailDraft['language']; label: string }[] = [
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
]

interface ConfirmationEmailsProps {
  sender: ConfirmationSender
  emails: EmailDraft[]
  onChange: (emails: EmailDraft[]) => void
}

export function ConfirmationEmails({ sender, emails, onChange }: ConfirmationEmailsProps) {
  const { t } = useMessages()
  const { site } = useSite()
  const [chosen, setLocale] = useState<EmailDraft['language']>()
  const locale = chosen ?? site?.language ?? 'en'
  const email = emails.find(one => one.language === locale)
  if (!email) return null
  const change = (next: Partial<EmailDraft>) =>
    onChange(emails.map(one => (one.language === locale ? { ...one, built_in: false, ...next } : one)))
  const sent_by = sender.of_site ? 'quality.email_sender' : 'quality.email_sender_default'
  return (
    <div className="stack">
      <p className="muted">{t(sent_by, { address: sender.address })}</p>
      <div className="row-of">
        <ChoiceBar label={t('quality.email_language')} options={languages} value={locale} onChange={setLocale} />
        {email.built_in && <Badge>{t('quality.built_in')}</Badge>}
        {!email.built_in && (
          <Button variant="quiet" icon={<RotateCcw size={16} aria-hidden />} onPress={() => change({ built_in: true })}>
            {t('quality.use_built_in')}
          </Button>
        )}
      </div>
      <TextField
        label={t('quality.email_subject')}
        value={email.subject}
        onChange={subject => change({ subject })}
        maxLength={constraints.ConfirmationEmail.subject.maxLength}
        isRequired
      />
      <TextArea
        label={t('quality.email_body')}
        description={t('quality.email_body_text')}
        error={email.text.includes('{link}') ? undefined : t('quality.email_link_missing')}
        value={email.text}
        onChange={text => change({ text })}
        maxLength={constraints.ConfirmationEmail.text.maxLength}
        rows={7}
        isRequired
      />
    </div>
  )
}
