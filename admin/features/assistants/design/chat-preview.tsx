/** The chat as it is designed, with a conversation as it may go. */
import type { Locale } from '@leadwright/sdk'
import { SendHorizontal } from 'lucide-react'
import type { CSSProperties } from 'react'
import { messagesIn, useMessages } from '../../../messages/messages.tsx'
import { readableOn } from '../../../product/colors/contrast.ts'
import { AssistantAvatar } from '../list/assistant-avatar.tsx'
import type { AssistantDraft } from '../screen/draft.ts'
import styles from './chat-preview.module.css'
import { usualTexts } from './usual-texts.ts'

type ChatPreviewProps = { site_id: string; draft: AssistantDraft; language: Locale }

export function ChatPreview({ site_id, draft: { name, design, texts }, language }: ChatPreviewProps) {
  const { t } = useMessages()
  const own = texts[language]
  const usual = usualTexts(language)
  const sample = messagesIn(language).t
  const button = design.button_color || design.accent_color
  const look = {
    '--chat-accent': design.accent_color,
    '--chat-on-accent': readableOn(design.accent_color),
    '--chat-background': design.background_color,
    '--chat-text': design.text_color,
    '--chat-button': button,
    '--chat-on-button': design.button_text_color || readableOn(button),
    '--chat-radius': `${design.radius_px}px`,
    ...(design.font_family && { fontFamily: design.font_family }),
  } as CSSProperties
  const questions = own.suggested_questions.filter(question => question.trim() !== '')
  return (
    <figure className={styles.preview} aria-label={t('assistants.preview')} lang={language}>
      <div className={styles.chat} style={look}>
        <div className={styles.head}>
          <AssistantAvatar site_id={site_id} design={design} />
          <strong>{own.title || name || usual.title}</strong>
        </div>
        <div className={styles.messages}>
          <p className={styles.said}>{own.greeting || usual.greeting}</p>
          {questions.length > 0 && (
            <ul className={styles.questions}>
              {questions.map(question => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
          <p className={styles.asked}>{questions[0] ?? sample('chat_texts.sample_question')}</p>
          <p className={styles.said}>
            {sample('chat_texts.sample_answer')} <span className={styles.cited}>1</span>
          </p>
        </div>
        <div className={styles.entry}>
          <span className={styles.field}>{own.placeholder || usual.placeholder}</span>
          <span className={styles.send}>
            <SendHorizontal size={16} aria-hidden />
          </span>
        </div>
      </div>
      <span className={styles.launcher} style={look} data-position={design.position}>
        {own.launcher || usual.launcher}
      </span>
    </figure>
  )
}
