/** A question and its answer, written by hand. */
import { useMessages } from '../../messages/messages.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type Pair = { question: string; answer: string }

type PairFormProps = {
  bounds: Record<keyof Pair, { maxLength: number }>
  question: string
  answer?: string | undefined
  /** Below the answer. */
  note?: string
  action: string
  /** The question is given, and the answer comes first. */
  startsAtAnswer?: boolean
  onSave: (pair: Pair) => Promise<unknown>
  onClose: () => void
}

export function PairForm({ bounds, question, answer = '', note, action, startsAtAnswer, ...act }: PairFormProps) {
  const { t } = useMessages()
  const submit = async (data: FormData) => {
    await act.onSave({ question: String(data.get('question')), answer: String(data.get('answer')) })
    act.onClose()
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="question"
        label={t('knowledge.question')}
        isRequired
        defaultValue={question.slice(0, bounds.question.maxLength)}
        maxLength={bounds.question.maxLength}
        autoFocus={!startsAtAnswer}
      />
      <TextArea
        name="answer"
        label={t('knowledge.answer')}
        description={note}
        isRequired
        rows={5}
        defaultValue={answer}
        maxLength={bounds.answer.maxLength}
        autoFocus={startsAtAnswer}
      />
      <FormActions onCancel={act.onClose}>
        <SubmitButton>{action}</SubmitButton>
      </FormActions>
    </Form>
  )
}
