/** The editor's primary action: publish a draft; when it is live, bring changes live or take it off the pages. */
import type { Site } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { type Problem, problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import type { PopupEditor } from './draft/use-popup-editor.ts'

type PublishProps = {
  site: Site
  editor: PopupEditor
  /** Begun and not finished: it would not be part of what goes live. */
  unfinished: readonly unknown[]
  onRefused: (refusal: Problem) => void
}

export function PublishButton({ site, editor, unfinished, onRefused }: PublishProps) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const { popup, isDirty } = editor
  const request = { site_id: site.id, popup_id: popup.id }

  const act = async (work: () => Promise<string | undefined>) => {
    setPending(true)
    try {
      const text = await work()
      if (text) toast({ text, note: site.status === 'draft' ? t('popup_editor.site_is_draft') : undefined })
      void queries.invalidateQueries({ queryKey: ['popups', site.id, 'list'] })
    } catch (error) {
      const problem = problemOf(error)
      onRefused(problem)
      toast({ tone: 'bad', text: problem.text || t('ui.unreachable') })
    } finally {
      setPending(false)
    }
  }
  const isWhole = () => {
    if (unfinished.length > 0) toast({ tone: 'bad', text: t('popup_editor.unfinished') })
    return unfinished.length === 0
  }
  const publish = () =>
    act(async () => {
      if (!isWhole() || !(await editor.save())) return undefined
      editor.adopt(await client.popups.publish(request))
      return t('popups.published', { name: popup.name })
    })
  const unpublish = () =>
    act(async () => {
      const next = await client.popups.unpublish(request)
      editor.adopt(next)
      return t('popups.unpublished', { name: popup.name })
    })
  const update = () => act(async () => (isWhole() && (await editor.save()) ? t('popup_editor.updated') : undefined))

  if (popup.status === 'draft')
    return (
      <Button variant="primary" isPending={isPending} onPress={publish}>
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
    <Button isPending={isPending} onPress={unpublish}>
      {t('popups.unpublish')}
    </Button>
  )
}
