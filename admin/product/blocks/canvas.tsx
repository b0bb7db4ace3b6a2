/** The blocks as they look, to be chosen, written, dragged and moved. */
import { ArrowDown, ArrowUp, Copy, GripVertical, Plus, Trash2 } from 'lucide-react'
import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { useDrag } from 'react-aria-components/useDrag'
import { useDrop } from 'react-aria-components/useDrop'
import { useMessages } from '../../messages/messages.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useWidth } from '../charts/use-width.ts'
import { AddBlock } from './add-block.tsx'
import { focusBlock, onBlockKey } from './block-keys.ts'
import { type Block, type BlockOf, blockName, columnKinds, offeredTypes, useBlockKit } from './block-kit.tsx'
import { onColor } from './block-look.ts'
import type { Place } from './block-tree.ts'
import { BlockView } from './block-view.tsx'
import styles from './canvas.module.css'
import { canvasScale } from './canvas-scale.ts'
import { blockType, kindType } from './drag-types.ts'
import type { BlockEditorState } from './use-block-editing.ts'

const loadRichText = () => import('./rich-text-editor.tsx')
const RichTextEditor = lazy(() => loadRichText().then(module => ({ default: module.RichTextEditor })))

type CanvasProps = {
  editing: BlockEditorState
  look: CSSProperties
  width_px: number
  /** What stands below the content, outside of it. */
  isBelow?: ((block: Block) => boolean) | undefined
}

export function Canvas({ editing, look, width_px, isBelow = () => false }: CanvasProps) {
  const { t } = useMessages()
  const content = editing.blocks.filter(block => !isBelow(block))
  const below = editing.blocks.filter(isBelow)
  // The focus stays with a block that was moved or made.
  const { selected, isWriting } = editing
  const before = useRef(selected)
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (selected && !isWriting && (lost || before.current !== selected) && !isTyping()) focusBlock(selected)
    before.current = selected
  }, [selected, isWriting])
  // There by the time that somebody writes.
  const isText = editing.block?.type === 'text'
  useEffect(() => {
    if (isText) void loadRichText().catch(() => undefined)
  }, [isText])
  const [page, room_px] = useWidth<HTMLElement>()
  const scale = canvasScale(room_px, width_px)
  const sheet = scale === undefined || scale === 1 ? { maxWidth: width_px } : { width: width_px, zoom: scale }
  return (
    <section
      ref={page}
      className={styles.page}
      style={{ ...look, '--canvas-scale': scale ?? 1 } as CSSProperties}
      aria-label={t('blocks.canvas')}
      data-dragging={editing.dragging || undefined}
      onPointerDown={event => event.target === event.currentTarget && editing.select(undefined)}
    >
      <div className={styles.content} data-slot="sheet" style={sheet}>
        <BlockList editing={editing} blocks={content} placeAt={index => ({ index })} />
      </div>
      <div className={styles.below} style={sheet}>
        {below.map(block => (
          <CanvasBlock key={block.id} {...{ editing, block }} />
        ))}
      </div>
      <p className={styles.said} aria-live="polite">
        {editing.said}
      </p>
    </section>
  )
}

/** Properties are being filled in, or the outline is gone through: the focus is theirs. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable], [role=treegrid] *') ?? false

type ListProps = Pick<CanvasProps, 'editing'> & {
  blocks: readonly Block[]
  placeAt: (index: number) => Place
}

function BlockList({ editing, blocks, placeAt }: ListProps) {
  return (
    <>
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <Gap editing={editing} place={placeAt(index)} />
          <CanvasBlock {...{ editing, block }} />
        </Fragment>
      ))}
      <Gap editing={editing} place={placeAt(blocks.length)} isLast />
    </>
  )
}

/** Between two blocks: where one is dropped. */
function Gap({ editing, place, isLast }: { editing: BlockEditorState; place: Place; isLast?: boolean }) {
  const { t } = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: types => (types.has(blockType) ? 'move' : types.has(kindType) ? 'copy' : 'cancel'),
    async onDrop({ items: [item] }) {
      if (item?.kind !== 'text') return
      if (item.types.has(blockType)) editing.moveTo(await item.getText(blockType), place)
      else editing.add(await item.getText(kindType), place)
    },
  })
  return (
    <div
      {...dropProps}
      ref={ref}
      {...droppedByKeys(t('blocks.drop_here', { place: place.index + 1 }))}
      aria-hidden={!editing.dragging || undefined}
      className={styles.gap}
      data-target={isDropTarget || undefined}
      data-last={isLast || undefined}
    />
  )
}

/** A block is chosen, moved and deleted by keys. */
const chosenByKeys = <H extends object>(label: string, handlers: H) => ({
  ...{ role: 'group', tabIndex: 0, 'aria-label': label },
  ...handlers,
})
/** Dragging by keys goes from one to the next. */
const droppedByKeys = (label: string) => ({ role: 'button', tabIndex: -1, 'aria-label': label })

type CanvasBlockProps = Pick<CanvasProps, 'editing'> & { block: Block }

function CanvasBlock({ editing, block }: CanvasBlockProps) {
  const { t } = useMessages()
  const kit = useBlockKit()
  const name = blockName(block, kit, t)
  const isSelected = editing.selected === block.id
  const written = isSelected && editing.isWriting && block.type === 'text' ? (block as BlockOf<'text'>) : undefined
  const color = block.background_color
  const style: CSSProperties = {
    ...(color && { background: color, ...onColor(color, '#2b2723') }),
    marginTop: block.space_above_px ?? 0,
    marginBottom: block.space_below_px ?? kit.space_below_px + (color ? 4 : 0),
  }
  const props = chosenByKeys(name, {
    onFocus: (event: FocusEvent) => event.target === event.currentTarget && !isSelected && editing.select(block.id),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => onBlockKey(event, block.id, editing),
    onClick: (event: MouseEvent) => {
      event.stopPropagation()
      if (!written) editing.select(block.id, isSelected)
    },
  })
  return (
    <div
      {...props}
      className={styles.block}
      aria-keyshortcuts="Enter Delete Alt+ArrowUp Alt+ArrowDown Control+D"
      data-block={block.id}
      data-selected={isSelected || undefined}
      data-colored={Boolean(color) || undefined}
      data-conditional={Boolean(block.show_if) || undefined}
      style={style}
    >
      {isSelected && !written && <BlockTools {...{ editing, block }} />}
      {written ? (
        <div className={styles.writing} data-size={written.size ?? 'normal'}>
          <Suspense fallback={<BlockView block={block} />}>
            <RichTextEditor
              label={name}
              content={written.content}
              onChange={content => editing.update(block.id, { content }, 'content')}
              onLeave={() => {
                editing.select(block.id)
                focusBlock(block.id)
              }}
            />
          </Suspense>
        </div>
      ) : block.type === 'columns' ? (
        <Columns editing={editing} block={block as BlockOf<'columns'>} />
      ) : (
        <BlockView block={block} />
      )}
    </div>
  )
}

function Columns({ editing, block }: Omit<CanvasBlockProps, 'block'> & { block: BlockOf<'columns'> }) {
  const { t } = useMessages()
  const kit = useBlockKit()
  return (
    <div className={styles.columns} data-align={block.vertical_align ?? 'top'}>
      {block.columns.map((column, at) => (
        <div
          key={`${block.id} ${String(at)}`}
          className={styles.column}
          data-slot="column"
          style={{ flex: column.width_percent ?? 50 }}
        >
          <BlockList
            editing={editing}
            blocks={column.blocks}
            placeAt={index => ({ column: { block_id: block.id, index: at }, index })}
          />
          {column.blocks.length === 0 && (
            <AddBlock
              label={t('blocks.add_to_column', { column: at + 1 })}
              kinds={columnKinds(kit)}
              onAdd={kind => editing.add(kind, { column: { block_id: block.id, index: at }, index: 0 })}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function BlockTools({ editing, block: { id, type: kind } }: CanvasBlockProps) {
  const { t } = useMessages()
  const kit = useBlockKit()
  const { dragProps } = useDrag({
    getItems: () => [{ [blockType]: id, 'text/plain': kind }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => editing.setDragging(true),
    onDragEnd: () => editing.setDragging(false),
  })
  return (
    <div className={styles.tools}>
      <button {...(dragProps as object)} type="button" className={styles.grip} aria-label={t('blocks.drag')}>
        <GripVertical size={15} aria-hidden />
      </button>
      <IconButton
        label={t('blocks.move_up')}
        icon={<ArrowUp size={15} aria-hidden />}
        onPress={() => editing.step(id, -1)}
      />
      <IconButton
        label={t('blocks.move_down')}
        icon={<ArrowDown size={15} aria-hidden />}
        onPress={() => editing.step(id, 1)}
      />
      <IconButton
        label={t('blocks.duplicate')}
        icon={<Copy size={15} aria-hidden />}
        onPress={() => editing.duplicate(id)}
      />
      <IconButton
        label={t('blocks.delete')}
        icon={<Trash2 size={15} aria-hidden />}
        onPress={() => editing.remove(id)}
      />
      <AddBlock
        label={t('blocks.add_below')}
        kinds={offeredTypes(kit)}
        isIcon
        icon={<Plus size={15} aria-hidden />}
        onAdd={kind => editing.addAfter(id, kind)}
      />
    </div>
  )
}
