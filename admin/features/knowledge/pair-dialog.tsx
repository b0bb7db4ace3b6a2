/** Changes a question and its answer, which were written by hand. */
import { constraints, type KnowledgeSource } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { type Pair, PairForm } from '../../product/knowledge/pair-form.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  source?: KnowledgeSource | undefined
}

export function PairDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('knowledge.edit_pair')} isOpen={props.isOpen} onClose={props.onClose}>
      <ChangePair {...props} />
    </Dialog>
  )
}

function ChangePair({ source, onClose }: Props) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const save = useChange({
    run: async (body: Pair) => {
      if (!source) return undefined
      const { id, version } = source
      return knowledgeClient.sources.update({ site_id, source_id: id, body }, { ifMatch: version })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'knowledge_sources', 'vectors'),
    done: () => ({ text: t('knowledge.saved') }),
    isHandled: () => true,
  })
  return (
    <PairForm
      bounds={constraints.NewKnowledgePair}
      question={source?.question ?? ''}
      answer={source?.answer ?? ''}
      action={t('knowledge.save')}
      onSave={save.mutateAsync}
      onClose={onClose}
    />
  )
}
