/** The journey as a nested list: what starts it, its steps in order, branches inside; or one branch alone. Arrows move, Alt with arrows moves the step. */
import { Flag } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { listOf } from '../../../../product/journeys/steps.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { useItemKeys } from '../state/use-item-keys.ts'
import styles from './outline.module.css'
import { OutlineItem } from './outline-item.tsx'
import { StepList } from './outline-step.tsx'

export function Outline() {
  const { t } = useMessages()
  const { editor, root } = useJourneyContext()
  const onKey = useItemKeys((key, _from, outline) => {
    if (key !== 'up' && key !== 'down') return false
    return moveFocus(outline, key)
  })
  const steps = listOf(editor.draft.document.steps, root) ?? []
  return (
    <section className={styles.outline} aria-label={t('journeys.outline')} onKeyDown={onKey}>
      {root === 'root' ? (
        <>
          <OutlineItem selection="start" />
          <OutlineItem selection="times" />
          <OutlineItem selection="exits" />
          <h2 className={styles.heading}>{t('journeys.steps')}</h2>
        </>
      ) : (
        <OutlineItem selection={root} />
      )}
      <StepList steps={steps} listKey={root} />
      <p className={`${styles.end} muted`}>
        <Flag size={14} aria-hidden />
        {t(root === 'root' ? 'journeys.end' : 'branch.end')}
      </p>
      <p className={`muted ${styles.keys}`}>{t('journeys.keys')}</p>
    </section>
  )
}

function moveFocus(outline: Element, direction: 'up' | 'down'): boolean {
  const items = [...outline.querySelectorAll<HTMLElement>('[data-outline]')]
  const now = items.indexOf(outline.ownerDocument.activeElement as HTMLElement)
  const next = items[now + (direction === 'up' ? -1 : 1)]
  next?.focus()
  return next !== undefined
}
