/** The blocks as a tree: what is in what, in order; moved by dragging, by the keys of the handle, or with Alt and an arrow. */
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useMessages } from '../../messages/messages.tsx'
import { blockAct } from './block-keys.ts'
import { type Block, blockName, useBlockKit } from './block-kit.tsx'
import { findBlock, hasColumns } from './block-tree.ts'
import styles from './outline.module.css'
import { outlinePlace } from './outline-place.ts'
import type { BlockEditorState } from './use-block-editing.ts'

export function Outline({ editing }: { editing: BlockEditorState }) {
  const { t } = useMessages()
  const kit = useBlockKit()
  const { blocks } = editing
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef<string>(undefined)
  const [moved, setMoved] = useState<{ id: string }>()
  useEffect(() => {
    if (moved) frame.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(moved.id)}"]`)?.focus()
  }, [moved])
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': String(key) })),
    renderDropIndicator: target => <DropIndicator target={target} className={styles.drop} />,
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)[0]
    },
    getDropOperation: target =>
      target.type === 'item' && outlinePlace(blocks, dragged.current, target, kit) ? 'move' : 'cancel',
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String)
      const place = outlinePlace(blocks, id, target, kit)
      if (id && place) editing.moveTo(id, place)
    },
  })
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[role=row]')?.dataset.key
    // Arrows alone go through the tree, Enter and Escape are the tree's own.
    const isMove = event.altKey && event.key.startsWith('Arrow')
    if (!id || (!isMove && ['ArrowUp', 'ArrowDown', 'Enter', 'Escape'].includes(event.key))) return
    const act = blockAct(event, id, editing)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
    if (isMove) setMoved({ id })
  }
  return (
    <div role="presentation" ref={frame} onKeyDownCapture={onKey}>
      <Tree
        className={styles.tree}
        aria-label={t('blocks.outline')}
        selectionMode="single"
        selectionBehavior="replace"
        dragAndDropHooks={dragAndDropHooks}
        selectedKeys={editing.selected ? [editing.selected] : []}
        expandedKeys={blocks.filter(hasColumns).map(block => block.id)}
        onSelectionChange={keys => {
          const [id] = keys === 'all' ? [] : keys
          if (findBlock(blocks, String(id))) editing.select(String(id))
        }}
      >
        {blocks.map(block => (
          <Row key={block.id} block={block} />
        ))}
      </Tree>
    </div>
  )
}

function Row({ block }: { block: Block }) {
  const { t } = useMessages()
  const kit = useBlockKit()
  const name = blockName(block, kit, t)
  const Icon = kit.kinds[block.type]?.icon
  const inside = hasColumns(block) ? block.columns.flatMap(column => column.blocks) : []
  return (
    <TreeItem
      id={block.id}
      textValue={name}
      className={styles.row}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
    >
      <TreeItemContent>
        {({ level }) => (
          <span className={styles.name} data-level={level}>
            <Button slot="drag" className={styles.handle} aria-label={t('blocks.drag_named', { name })}>
              <GripVertical size={13} aria-hidden />
            </Button>
            {Icon && <Icon size={14} aria-hidden />}
            <span>{name}</span>
          </span>
        )}
      </TreeItemContent>
      {inside.map(inner => (
        <Row key={inner.id} block={inner} />
      ))}
    </TreeItem>
  )
}
