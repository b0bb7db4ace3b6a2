/** Undo and redo, in the head of an editor. */
import { Redo2, Undo2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Editor } from './use-editor.ts'

export function UndoButtons({ editor }: { editor: Pick<Editor<object>, 'canUndo' | 'canRedo' | 'undo' | 'redo'> }) {
  const { t } = useMessages()
  return (
    <>
      <IconButton
        label={t('ui.undo')}
        icon={<Undo2 size={16} aria-hidden />}
        isDisabled={!editor.canUndo}
        onPress={editor.undo}
      />
      <IconButton
        label={t('ui.redo')}
        icon={<Redo2 size={16} aria-hidden />}
        isDisabled={!editor.canRedo}
        onPress={editor.redo}
      />
    </>
  )
}
