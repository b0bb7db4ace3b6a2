/** One row of the outline: what it is, what it does, who is there, what is wrong with it, and its menu. */
import { ChevronRight, CircleAlert, EllipsisVertical, Plus } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useMessages } from '../../../../messages/messages.tsx'
import type { Place } from '../../../../product/journeys/steps.ts'
import buttonStyles from '../../../../ui/button.module.css'
import { ItemNumbers } from '../items/item-numbers.tsx'
import { ItemTile } from '../items/item-tile.tsx'
import type { Item } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'
import styles from './outline.module.css'

type OutlineRowProps = {
  selection: Selection
  /** Where it stands; another step can be put there. */
  place?: Place
  children?: ReactNode
}

export function OutlineRow({ selection, place, children }: OutlineRowProps) {
  const { items, collapsed, trail } = useJourneyContext()
  const item = items.get(selection)
  if (!item) return null
  const name = nameOf(item)
  return (
    <TreeItem
      id={selection}
      textValue={[item.title, ...item.lines].join(' ')}
      aria-label={[name, ...item.lines, ...item.issues].join(', ')}
      className={styles.row}
      data-outline={selection}
      data-trail={trail && (trail.now === selection ? 'now' : trail.passed.has(selection) ? 'passed' : 'missed')}
    >
      <TreeItemContent>
        <RowContent
          item={item}
          place={place}
          isCollapsed={item.type === 'paths' && collapsed.has(selection.slice(5))}
        />
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}

const nameOf = ({ number, title }: Item): string => [number, title].filter(Boolean).join(' ')

type RowContentProps = { item: Item; place: Place | undefined; isCollapsed: boolean }

/** Drawn again only when something about it changed. */
const RowContent = memo(function RowContent({ item, place, isCollapsed }: RowContentProps) {
  const { t } = useMessages()
  const { number, title } = item
  const lines = item.lines.length > 0 ? item.lines : item.missing ? [item.missing] : []
  return (
    <div className={styles.item} data-kind={item.kind} data-wrong={item.issues.length > 0 || undefined}>
      {place && <AddHere place={place} />}
      {item.type === 'paths' && (
        <Button slot="chevron" className={styles.fold} data-collapsed={isCollapsed || undefined}>
          <ChevronRight size={16} aria-hidden />
        </Button>
      )}
      <ItemTile item={item} />
      <span className={styles.words}>
        <span className={styles.title} data-slot="title">
          {number && <span className={`${styles.number} numbers`}>{number}</span>}
          {title}
        </span>
        {lines.map(line => (
          <span key={line} className={styles.summary} data-slot="summary">
            {line}
          </span>
        ))}
        {isCollapsed && <span className={styles.summary}>{t('journeys.hidden_steps', { count: item.inside })}</span>}
        {item.numbers && <ItemNumbers item={item} />}
        {item.issues.map(issue => (
          <span key={issue} className={styles.problem}>
            <CircleAlert size={12} aria-hidden />
            {issue}
          </span>
        ))}
      </span>
      {item.number !== undefined && <More item={item} />}
    </div>
  )
})

function More({ item }: { item: Item }) {
  const { t } = useMessages()
  const { offerActions } = useEditorActions()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Button
      ref={button}
      className={buttonStyles.button}
      data-slot="button"
      data-variant="quiet"
      data-square
      aria-label={t('ui.actions_for', { name: nameOf(item) })}
      onPress={() => button.current && offerActions(item.selection, button.current)}
    >
      <EllipsisVertical size={16} aria-hidden />
    </Button>
  )
}

/** For the pointer alone: by keys, a step is added behind another. */
function AddHere({ place }: { place: Place }) {
  const { t } = useMessages()
  const { offerSteps } = useEditorActions()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Button
      ref={button}
      className={styles.plus}
      aria-label={t('journeys.add_step_here')}
      excludeFromTabOrder
      onPress={() => button.current && offerSteps(place, button.current)}
    >
      <Plus size={12} aria-hidden />
    </Button>
  )
}
