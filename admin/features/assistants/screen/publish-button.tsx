/** Lets visitors talk to what is written now. */
import type { Assistant } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { patched } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { assistants } from '../client.ts'
import { unfinishedParts } from './unfinished.ts'
import type { AssistantEditor } from './use-assistant-editor.ts'

type PublishButtonProps = {
  site_id: string
  assistant: Assistant
  editor: AssistantEditor
  onRefused: (refusal: Problem) => void
}

export function PublishButton({ site_id, assistant, editor, onRefused }: PublishButtonProps) {
  const { t } = useMessages()
  const publish = useChange({
    run: () => assistants.publish({ site_id, assistant_id: assistant.id }),
    shows: () => [patched('assistants', assistant.id, { status: 'published', has_unpublished_changes: false })],
    refreshes: ofSite(site_id, 'assistants'),
    done: next => {
      editor.adopt(next)
      return { text: t('assistants.published', { name: next.name }) }
    },
  })
  if (assistant.status === 'archived') return null
  const isLive = assistant.status === 'published'
  if (isLive && !assistant.has_unpublished_changes && !editor.isDirty) return null
  const saveAndPublish = async () => {
    if (unfinishedParts(editor.draft).length > 0) {
      toast({ tone: 'bad', text: t('assistants.unfinished') })
      return
    }
    if (await editor.save()) publish.mutate(undefined, { onError: error => onRefused(problemOf(error)) })
  }
  return (
    <Button variant="primary" isPending={publish.isPending} onPress={saveAndPublish}>
      {t(isLive ? 'assistants.publish_changes' : 'assistants.publish')}
    </Button>
  )
}
