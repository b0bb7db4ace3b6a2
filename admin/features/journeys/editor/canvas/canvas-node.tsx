/** The nodes of the canvas: items as buttons, the end of the journey, and points where branches join. */
import { Handle, type Node, type NodeProps, type NodeTypes, Position } from '@xyflow/react'
import { ChevronDown, ChevronRight, CircleAlert, EllipsisVertical, Flag } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import buttonStyles from '../../../../ui/button.module.css'
import { ItemIcon } from '../items/item-icon.tsx'
import { LiveCount } from '../items/live-count.tsx'
import type { Item } from '../model/items.ts'
import outlineStyles from '../outline/outline.module.css'
import { useEditorActions } from '../state/journey-context.ts'
import styles from './canvas-node.module.css'

export type ItemData = { item: Item; isSelected: boolean; isCollapsed: boolean; isStop: boolean }
export type ItemNode = Node<ItemData, 'item'>
export type CanvasNode = ItemNode | Node<{ isBranch: boolean }, 'end'> | Node<Record<string, never>, 'join'>

/** The ends of lines, which cannot be drawn by hand. */
const ends = (
  <>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
  </>
)

const ItemBox = memo(function ItemBox({ data }: NodeProps<ItemNode>) {
  const { t } = useMessages()
  const { select, toggle, offerActions } = useEditorActions()
  const { item, isSelected, isCollapsed, isStop } = data
  const { selection, number, title, issues } = item
  const name = [number, title].filter(Boolean).join(' ')
  const hiddenText = [
    ...(isCollapsed ? [t('journeys.hidden_steps', { count: item.inside })] : []),
    ...(item.live ? [t('journeys.live_here', { count: item.live })] : []),
    ...issues,
  ]
  const words = item.lines.length > 0 ? item.lines.join(' · ') : item.missing
  return (
    <div
      className={styles.item}
      data-kind={item.kind}
      data-selected={isSelected || undefined}
      data-wrong={issues.length > 0 || undefined}
    >
      {ends}
      <button
        type="button"
        className={styles.button}
        data-outline={selection}
        aria-pressed={isSelected}
        tabIndex={isStop ? 0 : -1}
        onClick={() => select(selection)}
      >
        <span className={styles.icon}>
          <ItemIcon item={item} />
        </span>
        <span className={styles.words}>
          <span className={styles.title} data-slot="title">
            {number && <span className={`${outlineStyles.number} numbers`}>{number}</span>}
            {title}
          </span>
          {words && (
            <span
              className={styles.summary}
              data-slot="summary"
              data-missing={item.lines.length === 0 || undefined}
              title={words}
            >
              {words}
            </span>
          )}
          <span className="visually-hidden">{hiddenText.join(', ')}</span>
        </span>
      </button>
      {issues.length > 0 && (
        <span className={styles.problem} title={issues.join('\n')} aria-hidden>
          <CircleAlert size={12} aria-hidden />
          {issues.length}
        </span>
      )}
      {item.live !== undefined && item.live > 0 && <LiveCount count={item.live} isSilent />}
      {item.type === 'paths' && (
        <button
          type="button"
          className={styles.fold}
          tabIndex={-1}
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'journeys.expand_named' : 'journeys.collapse_named', { name })}
          onClick={() => toggle(selection.slice(5))}
        >
          {isCollapsed ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
          {isCollapsed && t('journeys.hidden_steps', { count: item.inside })}
        </button>
      )}
      {item.number !== undefined && (
        <button
          type="button"
          className={`${buttonStyles.button} ${styles.more}`}
          data-slot="button"
          data-variant="quiet"
          data-square
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={t('ui.actions_for', { name })}
          onClick={event => offerActions(selection, event.currentTarget)}
        >
          <EllipsisVertical size={14} aria-hidden />
        </button>
      )}
    </div>
  )
})

const EndBox = memo(function EndBox({ data }: NodeProps<Node<{ isBranch: boolean }, 'end'>>) {
  const { t } = useMessages()
  return (
    <span className={styles.end}>
      {ends}
      <Flag size={12} aria-hidden />
      {t(data.isBranch ? 'branch.end' : 'journeys.end')}
    </span>
  )
})

const JoinPoint = memo(function JoinPoint() {
  return ends
})

export const nodeTypes: NodeTypes = { item: ItemBox, end: EndBox, join: JoinPoint }
