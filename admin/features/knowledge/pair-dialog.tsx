/** Changes a question and its answer, which were written by hand. */
import { constraints, type KnowledgeSource } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  source?: KnowledgeSource | undefined
}

export function PairDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('knowledge.edit_pair')} isOpen={props.isOpen} onClose={props.onClose}>
      <PairForm {...props} />
    </Dialog>
  )
}

const { NewKnowledgePair: bounds } = constraints

function PairForm({ source, onClose }: Props) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const save = useChange({
    run: async (body: { question: string; answer: string }) => {
      if (!source) return undefined
      const { id, version } = source
      return knowledgeClient.sources.update({ site_id, source_id: id, body }, { ifMatch: version })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'knowledge_sources', 'vectors'),
    done: () => ({ text: t('knowledge.saved') }),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    await save.mutateAsync({ question: String(data.get('question')), answer: String(data.get('answer')) })
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="question"
        label={t('knowledge.question')}
        isRequired
        defaultValue={source?.question ?? ''}
        maxLength={bounds.question.maxLength}
        autoFocus
      />
      <TextArea
        name="answer"
        label={t('knowledge.answer')}
        isRequired
        rows={5}
        defaultValue={source?.answer ?? ''}
        maxLength={bounds.answer.maxLength}
      />
      <FormActions>
        <SubmitButton>{t('knowledge.save')}</SubmitButton>
        <Button onPress={onClose}>{t('ui.cancel')}</Button>
      </FormActions>
    </Form>
  )
}
