/** Where undeliverable email comes back to, and the address to which replies are forwarded. */
import type { EmailSettings } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { Section } from '../../../ui/section.tsx'

export function Returns({ settings }: { settings: EmailSettings }) {
  const { t } = useMessages()
  const { return_path, reply_address } = settings
  if (!return_path || !reply_address)
    return (
      <Section title={t('email_settings.returns')}>
        <p className="muted">{t('email_settings.returns_off')}</p>
      </Section>
    )
  return (
    <Section
      title={t('email_settings.returns')}
      description={t('email_settings.returns_note', { address: return_path })}
    >
      <div className="stack">
        <p>{t('email_settings.replies_note')}</p>
        <CodeSnippet label={t('email_settings.reply_address')} code={reply_address} />
      </div>
    </Section>
  )
}
