/** What an undone import left as it is, since people have changed it: how many leads, and who they are. */
import type { Operation } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'

export function KeptSince({ undo, actions }: { undo: Operation; actions: readonly MenuAction[] }) {
  const { t, number } = useMessages()
  const count = undo.progress.failed
  const list = actions.find(({ id }) => id === 'failures')
  return (
    <Notice
      tone="info"
      title={t('imports.kept', { count, shown: number(count) })}
      action={list && <Button onPress={list.onAction}>{t('imports.kept_list')}</Button>}
    >
      {t('imports.kept_text')}
    </Notice>
  )
}
