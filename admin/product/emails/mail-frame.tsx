/** An email as mail programs show it, in a sandboxed frame. */
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DocumentFrame, type DocumentTheme } from '../../ui/document-frame.tsx'
import styles from './mail-frame.module.css'

export type MailContent = { subject: string; preheader: string; html: string; text: string }
type Look = 'wide' | 'narrow' | 'dark' | 'text'

export function MailFrame({ content, isOld }: { content: MailContent; isOld?: boolean }) {
  const { t } = useMessages()
  const [look, setLook] = useState<Look>('wide')
  return (
    <div className={styles.mail}>
      <div className={styles.head}>
        <div className={styles.subject}>
          <strong>{content.subject}</strong>
          {content.preheader && <span className="muted">{content.preheader}</span>}
        </div>
        <ChoiceBar
          label={t('email_preview.look')}
          value={look}
          onChange={setLook}
          options={[
            { id: 'wide', label: '600 px' },
            { id: 'narrow', label: '320 px' },
            { id: 'dark', label: t('email_preview.dark') },
            { id: 'text', label: t('email_preview.text') },
          ]}
        />
      </div>
      {look === 'text' ? (
        <pre className={styles.text}>{content.text}</pre>
      ) : (
        <div className={styles.canvas} data-old={isOld || undefined}>
          <Frame html={content.html} theme={look === 'dark' ? 'dark' : 'light'} width={look === 'narrow' ? 320 : 600} />
        </div>
      )}
    </div>
  )
}

/** The former mail stays until the next is painted, so that typing does not flicker. */
function Frame({ html, theme, width }: { html: string; theme: DocumentTheme; width: number }) {
  const { t } = useMessages()
  const [shown, setShown] = useState(html)
  useEffect(() => {
    const timer = setTimeout(() => setShown(html), 50)
    return () => clearTimeout(timer)
  }, [html])
  const title = t('email_preview.frame')
  return <DocumentFrame className={styles.page} html={shown} style={{ width }} {...{ title, theme }} />
}
