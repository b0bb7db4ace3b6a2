/** What became of an undone import: how much was undone, and what stays since people have changed it: how many leads, and who. */
import type { Operation } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { operationCounts } from '../../product/operations/operation-words.ts'
import { Button } from '../../ui/button.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'

export function KeptSince({ undo, actions }: { undo: Operation; actions: readonly MenuAction[] }) {
  const messages = useMessages()
  const { t, number } = messages
  const count = undo.progress.failed
  const list = actions.find(({ id }) => id === 'failures')
  const undone = { ...undo, progress: { ...undo.progress, failed: 0 } }
  return (
    <>
      <p className="numbers muted">{operationCounts(undone, messages)}</p>
      <Notice
        tone="info"
        title={t('imports.kept', { count, shown: number(count) })}
        action={list && <Button onPress={list.onAction}>{t('imports.kept_list')}</Button>}
      >
        {t('imports.kept_text')}
      </Notice>
    </>
  )
}
