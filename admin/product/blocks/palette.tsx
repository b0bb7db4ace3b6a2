/** What can be added: pressed, it goes below the selected block, never into a column; dragged, where it is dropped. */
import { useDrag } from 'react-aria-components/useDrag'
import { useMessages } from '../../messages/messages.tsx'
import { type BlockKind, useBlockKit } from './block-kit.tsx'
import { kindType } from './drag-types.ts'
import styles from './palette.module.css'
import type { BlockEditorState } from './use-block-editing.ts'

export function Palette({ editing }: { editing: BlockEditorState }) {
  const { t } = useMessages()
  const { kinds, offered } = useBlockKit()
  return offered.map(({ label, kinds: ids }) => (
    <section key={ids[0]} className={styles.group}>
      {label && <h2 className={styles.title}>{t(label)}</h2>}
      <ul className={styles.palette} aria-label={t(label ?? 'blocks.palette')}>
        {ids.map(id => {
          const kind = kinds[id]
          return (
            kind && (
              <li key={id}>
                <Item {...{ editing, id, kind }} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  ))
}

function Item({
  editing,
  id,
  kind: { label, icon: Icon },
}: {
  editing: BlockEditorState
  id: string
  kind: BlockKind
}) {
  const { t } = useMessages()
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [kindType]: id, 'text/plain': id }],
    getAllowedDropOperations: () => ['copy'],
    onDragStart: () => editing.setDragging(true),
    onDragEnd: () => editing.setDragging(false),
  })
  // Enter and Space add it; from the canvas every block can be dragged by keys.
  const { onDragStart, onDrag, onDragEnd, draggable } = dragProps as Record<string, never>
  return (
    <button
      type="button"
      {...{ onDragStart, onDrag, onDragEnd, draggable }}
      className={styles.item}
      data-dragging={isDragging || undefined}
      onClick={() => editing.add(id)}
    >
      <Icon size={18} aria-hidden />
      {t(label)}
    </button>
  )
}
