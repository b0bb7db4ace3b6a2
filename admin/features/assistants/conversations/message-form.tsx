/** Writes a message: Enter sends it, Shift and Enter begin a new line. */
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { isOfComposition } from '../../../ui/composition.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import styles from './transcript.module.css'

type MessageFormProps = {
  label: string
  action: string
  maxLength: number
  /** Throws what was refused, and what was written stays. */
  onSend: (text: string) => Promise<unknown>
  description?: string
}

export function MessageForm({ label, action, maxLength, onSend, description }: MessageFormProps) {
  const { t } = useMessages()
  const [text, write] = useState('')
  const submit = async () => {
    const sent = text
    write('')
    try {
      await onSend(sent.trim())
    } catch (error) {
      write(written => written || sent)
      throw error
    }
  }
  return (
    <div className={styles.reply}>
      <Form onSubmit={submit}>
        <TextArea
          name="text"
          label={label}
          description={description ?? t('conversations.enter_sends')}
          isRequired
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={write}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey || isOfComposition(event.nativeEvent))
              return event.continuePropagation()
            event.preventDefault()
            ;(event.target as HTMLTextAreaElement).form?.requestSubmit()
          }}
        />
        <div>
          <SubmitButton>{action}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}
