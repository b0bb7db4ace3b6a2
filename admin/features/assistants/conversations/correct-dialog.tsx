/** Writes the right answer: it becomes a pair of a question and its answer, which the assistant knows from then on. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { type Pair, PairForm } from '../../../product/knowledge/pair-form.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { conversations } from './client.ts'

export type CorrectionTarget = { conversation_id: string; message_id: string; question: string }
type CorrectDialogProps = {
  correcting: CorrectionTarget | undefined
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

function CorrectForm({ conversation_id, message_id, question, onClose }: CorrectionTarget & { onClose: () => void }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const correct = useChange({
    run: (body: Pair) => conversations.correctMessage({ site_id, conversation_id, message_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'conversations', 'knowledge_sources', 'assistants'),
    done: () => ({ text: t('conversations.corrected') }),
    isHandled: () => true,
  })
  return (
    <PairForm
      bounds={constraints.NewAnswerCorrection}
      question={question}
      note={t('conversations.correct_note')}
      action={t('conversations.save_answer')}
      startsAtAnswer
      onSave={correct.mutateAsync}
      onClose={onClose}
    />
  )
}
