/** The items of a section, such as plans or questions: added, moved, removed, each with its own fields. */
import { limits } from '@leadwright/sdk'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { Change } from '../../../product/blocks/change.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './item-list.module.css'

type ItemListProps<Item extends object> = {
  /** The block's key that holds them. */
  field: string
  items: readonly Item[]
  /** "Plan 2". */
  nameOf: (number: number) => string
  addLabel: string
  make: () => Item
  max?: number
  onChange: Change
  children: (item: Item, change: Change) => ReactNode
}

export function ItemList<Item extends object>({
  field,
  items,
  nameOf,
  addLabel,
  make,
  max,
  ...rest
}: ItemListProps<Item>) {
  const { t } = useMessages()
  const { onChange, children } = rest
  const put = (next: readonly Item[], key?: string) => onChange({ [field]: next }, key)
  const move = (at: number, by: number) => {
    const item = items[at]
    if (item) put(items.toSpliced(at, 1).toSpliced(at + by, 0, item))
  }
  return (
    <div className="stack">
      {items.map((item, at) => {
        const name = nameOf(at + 1)
        const change: Change = (changes, key = '') =>
          put(
            items.map((one, i) => (i === at ? { ...one, ...changes } : one)),
            `${field} ${at} ${key}`,
          )
        return (
          <fieldset key={String(at)} className={styles.item}>
            <legend className={styles.name}>{name}</legend>
            <div className={styles.tools}>
              {at > 0 && (
                <IconButton
                  label={t('page_blocks.item_up', { name })}
                  icon={<ArrowUp size={14} aria-hidden />}
                  onPress={() => move(at, -1)}
                />
              )}
              {at < items.length - 1 && (
                <IconButton
                  label={t('page_blocks.item_down', { name })}
                  icon={<ArrowDown size={14} aria-hidden />}
                  onPress={() => move(at, 1)}
                />
              )}
              <IconButton
                label={t('page_blocks.item_remove', { name })}
                icon={<Trash2 size={14} aria-hidden />}
                onPress={() => put(items.toSpliced(at, 1))}
              />
            </div>
            {children(item, change)}
          </fieldset>
        )
      })}
      {items.length < (max ?? limits.page_items_in_block_max) && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => put([...items, make()])}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
