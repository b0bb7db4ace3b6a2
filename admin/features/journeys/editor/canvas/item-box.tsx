/** One item on the canvas: a colored tile, its words, the picture of its email, who is there, what is wrong with it. */
import type { Node, NodeProps } from '@xyflow/react'
import { ChevronDown, ChevronRight, CircleAlert, EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { TemplatePicture } from '../../../../product/emails/template-picture.tsx'
import buttonStyles from '../../../../ui/button.module.css'
import { ItemNumbers, numberParts } from '../items/item-numbers.tsx'
import { ItemTile } from '../items/item-tile.tsx'
import type { Item } from '../model/items.ts'
import outlineStyles from '../outline/outline.module.css'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'
import styles from './item-box.module.css'
import { ends } from './node-ends.tsx'

export type ItemData = {
  item: Item
  isSelected: boolean
  isCollapsed: boolean
  isStop: boolean
  /** Whether a simulated run came here. */
  trail: 'passed' | 'now' | 'missed' | undefined
}
export type ItemNode = Node<ItemData, 'item'>

export const ItemBox = memo(function ItemBox({ data }: NodeProps<ItemNode>) {
  const { item, isSelected, isCollapsed, trail } = data
  const { issues, picture, numbers, kind } = item
  const isBranch = kind === 'branch' || kind === 'otherwise'
  return (
    <div
      className={styles.item}
      data-kind={kind}
      data-selected={isSelected || undefined}
      data-wrong={issues.length > 0 || undefined}
      data-trail={trail}
    >
      {ends}
      <Head {...data} />
      {picture !== undefined && <Picture template_id={picture} />}
      {numbers && (
        <span className={isBranch ? styles.taken : styles.numbers} aria-hidden>
          <ItemNumbers item={item} />
        </span>
      )}
      {issues.length > 0 && (
        <span className={styles.problem} title={issues.join('\n')} aria-hidden>
          <CircleAlert size={12} aria-hidden />
          {issues.length}
        </span>
      )}
      {item.type === 'paths' && <Fold item={item} isCollapsed={isCollapsed} />}
      {item.number !== undefined && <More item={item} />}
    </div>
  )
})

const nameOf = ({ number, title }: Item): string => [number, title].filter(Boolean).join(' ')

/** The button that selects; it reaches over all of the box. */
function Head({ item, isSelected, isCollapsed, isStop }: ItemData) {
  const messages = useMessages()
  const { t } = messages
  const { select } = useEditorActions()
  const { selection, number, title, issues } = item
  const lines = item.lines.length > 0 ? item.lines : item.missing ? [item.missing] : []
  const hiddenText = [
    ...(isCollapsed ? [t('journeys.hidden_steps', { count: item.inside })] : []),
    ...numberParts(messages, item).map(part => part.text),
    ...issues,
  ]
  return (
    <button
      type="button"
      className={styles.button}
      data-outline={selection}
      aria-pressed={isSelected}
      tabIndex={isStop ? 0 : -1}
      onClick={() => select(selection)}
    >
      <ItemTile item={item} size={item.number === undefined || item.kind === 'step' ? 'medium' : 'small'} />
      <span className={styles.words}>
        <span className={styles.title} data-slot="title" title={title}>
          {number && <span className={`${outlineStyles.number} numbers`}>{number}</span>}
          {title}
        </span>
        {lines.map(line => (
          <span
            key={line}
            className={styles.summary}
            data-slot="summary"
            data-missing={item.lines.length === 0 || undefined}
            title={line}
          >
            {line}
          </span>
        ))}
        <span className="visually-hidden">{hiddenText.join(', ')}</span>
      </span>
    </button>
  )
}

function Picture({ template_id }: { template_id: string }) {
  const { site_id } = useJourneyContext()
  return (
    <span className={styles.picture} aria-hidden>
      <TemplatePicture site_id={site_id} template_id={template_id} hasSubject />
    </span>
  )
}

function Fold({ item, isCollapsed }: Pick<ItemData, 'item' | 'isCollapsed'>) {
  const { t } = useMessages()
  const { toggle } = useEditorActions()
  return (
    <button
      type="button"
      className={styles.fold}
      tabIndex={-1}
      aria-expanded={!isCollapsed}
      aria-label={t(isCollapsed ? 'journeys.expand_named' : 'journeys.collapse_named', { name: nameOf(item) })}
      onClick={() => toggle(item.selection.slice(5))}
    >
      {isCollapsed ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
      {isCollapsed && t('journeys.hidden_steps', { count: item.inside })}
    </button>
  )
}

function More({ item }: { item: Item }) {
  const { t } = useMessages()
  const { offerActions } = useEditorActions()
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${styles.more}`}
      data-slot="button"
      data-variant="quiet"
      data-square
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={t('ui.actions_for', { name: nameOf(item) })}
      onClick={event => offerActions(item.selection, event.currentTarget)}
    >
      <EllipsisVertical size={14} aria-hidden />
    </button>
  )
}
