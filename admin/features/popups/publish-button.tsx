/** The editor's primary action: publish a draft; when it is live, bring changes live or take it off the pages. */
import type { Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { type Problem, problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import type { PopupEditor } from './draft/use-popup-editor.ts'
import { usePublicationToast } from './use-publication-toast.ts'

type PublishProps = {
  site: Site
  editor: PopupEditor
  /** Begun and not finished: it would not be part of what goes live. */
  unfinished: readonly unknown[]
  onRefused: (refusal: Problem) => void
}

export function PublishButton({ site, editor, unfinished, onRefused }: PublishProps) {
  const { t } = useMessages()
  const { popup, isDirty } = editor
  const request = { site_id: site.id, popup_id: popup.id }
  const publicationToast = usePublicationToast()
  const refreshes = ofSite(site.id, 'popups')
  const publish = useChange({
    run: () => client.popups.publish(request),
    shows: () => [patched('popups', popup.id, { status: 'published' })],
    refreshes,
    done: next => {
      editor.adopt(next)
      return publicationToast({ name: next.name, text: t('popups.published', { name: next.name }) })
    },
  })
  const unpublish = useChange({
    run: () => client.popups.unpublish(request),
    shows: () => [patched('popups', popup.id, { status: 'draft' })],
    refreshes,
    done: next => {
      editor.adopt(next)
      return { text: t('popups.unpublished', { name: next.name }) }
    },
  })
  /** Only what is whole goes live. */
  const save = async () => {
    if (unfinished.length === 0) return editor.save()
    toast({ tone: 'bad', text: t('popup_editor.unfinished') })
    return false
  }
  const saveAndPublish = async () => {
    if (await save()) publish.mutate(undefined, { onError: error => onRefused(problemOf(error)) })
  }
  const update = async () => {
    if (await save()) toast(publicationToast({ name: popup.name, text: t('popup_editor.updated') }))
  }
  const isPending = publish.isPending || unpublish.isPending || (editor.isSaving && !editor.isAutomatic)

  if (popup.status === 'draft')
    return (
      <Button variant="primary" isPending={isPending} onPress={saveAndPublish}>
        {t('popups.publish')}
      </Button>
    )
  if (isDirty)
    return (
      <Button variant="primary" isPending={isPending} onPress={update}>
        {t('popup_editor.update_live')}
      </Button>
    )
  return (
    <Button isPending={isPending} onPress={() => unpublish.mutate()}>
      {t('popups.unpublish')}
    </Button>
  )
}
