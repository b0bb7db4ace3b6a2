/** Writes the right answer: it becomes a pair of a question and its answer, which the assistant knows from then on. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { conversations } from './client.ts'

export type Correcting = { conversation_id: string; message_id: string; question: string }
type CorrectDialogProps = {
  correcting: Correcting | undefined
  /** It was given no answer at all. */
  isUnanswered?: boolean
  onClose: () => void
}

export function CorrectDialog({ correcting, isUnanswered, onClose }: CorrectDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t(isUnanswered ? 'conversations.answer_title' : 'conversations.correct_title')}
      isOpen={correcting !== undefined}
      onClose={onClose}
    >
      {correcting && <CorrectForm {...correcting} onClose={onClose} />}
    </Dialog>
  )
}

const { NewAnswerCorrection: bounds } = constraints

function CorrectForm({ conversation_id, message_id, question, onClose }: Correcting & { onClose: () => void }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const correct = useChange({
    run: (body: { question: string; answer: string }) =>
      conversations.correctMessage({ site_id, conversation_id, message_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'conversations', 'knowledge_sources', 'assistants'),
    done: () => ({ text: t('conversations.corrected') }),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    await correct.mutateAsync({ question: String(data.get('question')), answer: String(data.get('answer')) })
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="question"
        label={t('knowledge.question')}
        isRequired
        defaultValue={question.slice(0, bounds.question.maxLength)}
        maxLength={bounds.question.maxLength}
      />
      <TextArea
        name="answer"
        label={t('knowledge.answer')}
        description={t('conversations.correct_note')}
        isRequired
        rows={5}
        maxLength={bounds.answer.maxLength}
        autoFocus
      />
      <FormActions>
        <SubmitButton>{t('conversations.save_answer')}</SubmitButton>
        <Button onPress={onClose}>{t('ui.cancel')}</Button>
      </FormActions>
    </Form>
  )
}
