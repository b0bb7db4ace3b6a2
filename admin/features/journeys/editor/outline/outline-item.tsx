/** One line of the outline: a button that selects, with what it is, what it does, who is there, and what is wrong with it. */
import { ChevronDown, ChevronRight, CircleAlert, EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import buttonStyles from '../../../../ui/button.module.css'
import { ItemIcon } from '../items/item-icon.tsx'
import { LiveCount } from '../items/live-count.tsx'
import type { Item } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'
import outlineStyles from './outline.module.css'
import styles from './outline-item.module.css'

export function OutlineItem({ selection }: { selection: Selection }) {
  const { items, selected, collapsed } = useJourneyContext()
  const item = items.get(selection)
  if (!item) return null
  const isCollapsed = item.type === 'paths' && collapsed.has(selection.slice(5))
  return <ItemLine item={item} isSelected={selected === selection} isCollapsed={isCollapsed} />
}

type ItemLineProps = { item: Item; isSelected: boolean; isCollapsed: boolean }

/** Drawn again only when something about it changed. */
const ItemLine = memo(function ItemLine({ item, isSelected, isCollapsed }: ItemLineProps) {
  const { t } = useMessages()
  const { select, toggle, offerActions } = useEditorActions()
  const { selection, number, title } = item
  const name = [number, title].filter(Boolean).join(' ')
  const lines = item.lines.length > 0 ? item.lines : item.missing ? [item.missing] : []
  return (
    <div
      className={outlineStyles.item}
      data-kind={item.kind}
      data-selected={isSelected || undefined}
      data-wrong={item.issues.length > 0 || undefined}
    >
      {item.type === 'paths' && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'journeys.expand_named' : 'journeys.collapse_named', { name })}
          tabIndex={-1}
          onClick={() => toggle(selection.slice(5))}
        >
          {isCollapsed ? <ChevronRight size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
        </button>
      )}
      <button
        type="button"
        className={outlineStyles.button}
        data-outline={selection}
        aria-pressed={isSelected}
        onClick={() => select(selection)}
      >
        <span className={styles.icon}>
          <ItemIcon item={item} />
        </span>
        <span className={styles.words}>
          <span className={outlineStyles.title} data-slot="title">
            {number && <span className={`${outlineStyles.number} numbers`}>{number}</span>}
            {title}
          </span>
          {lines.map(line => (
            <span key={line} className={outlineStyles.summary} data-slot="summary">
              {line}
            </span>
          ))}
          {isCollapsed && (
            <span className={outlineStyles.summary} data-slot="summary">
              {t('journeys.hidden_steps', { count: item.inside })}
            </span>
          )}
          {item.issues.map(issue => (
            <span key={issue} className={outlineStyles.problem}>
              <CircleAlert size={12} aria-hidden />
              {issue}
            </span>
          ))}
        </span>
      </button>
      {item.live !== undefined && item.live > 0 && <LiveCount count={item.live} />}
      {(item.kind === 'step' || item.kind === 'branch' || item.kind === 'otherwise') && (
        <button
          type="button"
          className={`${buttonStyles.button} ${styles.more}`}
          data-slot="button"
          data-variant="quiet"
          data-square
          aria-haspopup="menu"
          aria-label={t('ui.actions_for', { name })}
          onClick={event => offerActions(selection, event.currentTarget)}
        >
          <EllipsisVertical size={16} aria-hidden />
        </button>
      )}
    </div>
  )
})
