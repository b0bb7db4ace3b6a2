/** What can be done with the blocks of a document, by pointer, keyboard, palette and outline alike. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useSite } from '../sites/queries.ts'
import { type Block, useBlockKit } from './block-kit.tsx'
import {
  changeBlock,
  copyOf,
  everyBlock,
  findBlock,
  insertBlock,
  listAt,
  moveBlock,
  type Place,
  placeAfter,
  placeBelow,
  placeOf,
  removeBlock,
  stepBlock,
} from './block-tree.ts'

export type BlockEditorState = ReturnType<typeof useBlockEditing>

type Options = {
  blocks: readonly Block[]
  /** Changes of the same field in quick succession are undone together. One block is the least that there is. */
  onChange: (blocks: Block[], field: string) => void
}

export function useBlockEditing({ blocks, onChange: written }: Options) {
  const { t } = useMessages()
  const { timezone = 'UTC' } = useSite()
  const kit = useBlockKit()
  const [selected, setSelected] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const [said, say] = useState('')
  const [dragging, setDragging] = useState(false)
  const onChange = (next: Block[], field = `blocks ${next.length} ${Date.now()}`) => {
    if (next.length > 0) written(next, field)
  }
  const select = (id: string | undefined, writes = false) => {
    setSelected(id)
    setWriting(writes && findBlock(blocks, id)?.type === 'text')
  }
  const insert = <B extends Block>(block: B, place = placeBelow(blocks, block.type, selected, kit)) => {
    onChange(insertBlock(blocks, place, block))
    setSelected(block.id)
    setWriting(false)
  }
  const tellPlace = (next: readonly Block[], id: string) => {
    const place = placeOf(next, id)
    if (place) say(t('blocks.moved', { place: place.index + 1, count: listAt(next, place).length }))
  }
  return {
    ...{ blocks, selected, isWriting, said, dragging, select, insert },
    block: findBlock(blocks, selected),
    // Chromium ends a drag whose start changes what is on the page.
    setDragging: (is: boolean) => void setTimeout(() => setDragging(is)),
    add: (type: string, place?: Place) => insert(kit.newBlock(type, { t, timezone }), place),
    addAfter: (id: string, type: string) =>
      insert(kit.newBlock(type, { t, timezone }), placeAfter(blocks, type, id, kit)),
    remove: (id: string) => {
      const order = everyBlock(blocks)
      const next = removeBlock(blocks, id)
      const at = order.findIndex(block => block.id === id)
      onChange(next)
      select(order.slice(at + 1).find(block => findBlock(next, block.id))?.id ?? everyBlock(next).at(-1)?.id)
      say(t('blocks.removed'))
    },
    duplicate: (id: string) => {
      const block = findBlock(blocks, id)
      const place = placeOf(blocks, id)
      if (block && place) insert(copyOf(block), { ...place, index: place.index + 1 })
    },
    step: (id: string, by: -1 | 1) => {
      const next = stepBlock(blocks, id, by, kit)
      onChange(next)
      tellPlace(next, id)
    },
    moveTo: (id: string, place: Place) => {
      const next = moveBlock(blocks, id, place, kit)
      onChange(next)
      setSelected(id)
      tellPlace(next, id)
    },
    update: (id: string, changes: object, field?: string) =>
      onChange(
        changeBlock(blocks, id, block => ({ ...block, ...changes })),
        field && `${id} ${field}`,
      ),
    /** Up or down through all blocks. */
    walk: (by: -1 | 1) => {
      const order = everyBlock(blocks)
      const at = order.findIndex(block => block.id === selected)
      const next = order[at + by]
      if (next) select(next.id)
      return next
    },
  }
}
