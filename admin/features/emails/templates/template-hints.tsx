/** The size of an email, and what may keep it from being read. */
import type { TemplateHintCode, TemplatePreview } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'
import { useMessages } from '../../../messages/messages.tsx'
import { fileSize } from '../../../product/file-size.ts'
import dialogStyles from '../../../ui/dialog.module.css'
import { Notice } from '../../../ui/notice.tsx'

const words: Record<TemplateHintCode, MessageKey | MessageKey<{ name: string }>> = {
  clipped: 'template_hints.clipped',
  subject_long: 'template_hints.subject_long',
  subject_shouts: 'template_hints.subject_shouts',
  preheader_missing: 'template_hints.preheader_missing',
  spam_words: 'template_hints.spam_words',
  alt_missing: 'template_hints.alt_missing',
  picture_missing: 'template_hints.picture_missing',
  link_missing: 'template_hints.link_missing',
  link_not_secure: 'template_hints.link_not_secure',
  contrast_low: 'template_hints.contrast_low',
  only_pictures: 'template_hints.only_pictures',
}

export function TemplateHints({ preview }: { preview: Pick<TemplatePreview, 'bytes' | 'hints'> }) {
  const messages = useMessages()
  const { t } = messages
  const size = <p className="muted">{t('template_hints.size', { size: fileSize(preview.bytes, messages) })}</p>
  if (preview.hints.length === 0) return size
  return (
    <>
      <Notice tone="info" title={t('template_hints.title', { count: preview.hints.length })}>
        <ul className={dialogStyles.losses}>
          {preview.hints.map(({ code, pointer, name }) => (
            <li key={`${code} ${pointer}`}>{t(words[code], { name })}</li>
          ))}
        </ul>
      </Notice>
      {size}
    </>
  )
}
