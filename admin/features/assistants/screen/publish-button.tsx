/** Lets visitors talk to what is written now. */
import type { Assistant, GoldenComparison } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { patched } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { toast } from '../../../ui/toast.ts'
import { assistants } from '../client.ts'
import { Difference } from '../golden/difference.tsx'
import { comparisonQuery } from '../golden/queries.ts'
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
    refreshes: ofSite(site_id, 'assistants', 'campaigns'),
    done: next => {
      editor.adopt(next)
      return { text: t('assistants.published', { name: next.name }) }
    },
  })
  const { asked, ask, close } = useDifference(site_id, assistant.id)
  if (assistant.status === 'archived') return null
  const isLive = assistant.status === 'published'
  if (isLive && !assistant.has_unpublished_changes && !editor.isDirty) return null
  const saveAndPublish = async () => {
    if (unfinishedParts(editor.draft).length > 0) {
      toast({ tone: 'bad', text: t('assistants.unfinished') })
      return
    }
    if ((await editor.save()) && !(await ask())) publishNow()
  }
  const publishNow = () => publish.mutate(undefined, { onError: error => onRefused(problemOf(error)) })
  const words = t(isLive ? 'assistants.publish_changes' : 'assistants.publish')
  return (
    <>
      <Button variant="primary" isPending={publish.isPending} onPress={saveAndPublish}>
        {words}
      </Button>
      <ConfirmDialog
        title={t('golden.publish_title', { name: assistant.name })}
        action={words}
        isDanger={false}
        isOpen={asked !== undefined}
        onClose={close}
        onConfirm={publishNow}
      >
        {asked && <Difference comparison={asked} />}
      </ConfirmDialog>
    </>
  )
}

/** What golden questions say of the draft, where there are some: asked when it is to be published. */
function useDifference(site_id: string, assistant_id: string) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<GoldenComparison>()
  return {
    asked,
    close: () => setAsked(undefined),
    /** Whether there is something to look at first. */
    async ask() {
      const comparison = await queries.fetchQuery(comparisonQuery(site_id, assistant_id)).catch(() => undefined)
      if (!comparison || comparison.questions === 0) return false
      setAsked(comparison)
      return true
    },
  }
}
