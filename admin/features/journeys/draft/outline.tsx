/** The journey as a nested list: what starts it, its steps in order, branches inside. Arrows move, Alt with arrows moves the step. */
import { CalendarClock, DoorOpen, Flag, Zap } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useEditor } from './editor-context.ts'
import { hoursWords } from './hours-words.ts'
import { OutlineItem } from './outline-item.tsx'
import { StepList } from './outline-step.tsx'
import { filterWords, triggerSummary } from './step-words.ts'

export function Outline() {
  const messages = useMessages()
  const { t } = messages
  const { editor, names, steps, site_timezone } = useEditor()
  const { document } = editor.draft
  const exits = [document.unenrollment_criteria, document.suppression, document.goal].filter(Boolean).length
  const criteria = document.enrollment_criteria && filterWords(messages, document.enrollment_criteria, names)

  const onKey = (event: KeyboardEvent) => {
    const item = event.target instanceof HTMLElement ? event.target.dataset.outline : undefined
    if (item === undefined) return
    const id = item.startsWith('step:') ? item.slice(5) : undefined
    const done = act(event, id)
    if (done) event.preventDefault()
  }
  const act = (event: KeyboardEvent, id: string | undefined): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const direction = event.key === 'ArrowUp' ? 'up' : 'down'
      if (!event.altKey) return moveFocus(event.currentTarget, direction)
      if (id !== undefined) steps.move(id, direction)
      return true
    }
    if (id === undefined) return false
    if (isCommand && event.key.toLowerCase() === 'd') steps.duplicate(id)
    else if (event.key === 'Delete' || event.key === 'Backspace') steps.remove(id)
    else return false
    return true
  }

  return (
    <section className="outline" aria-label={t('journeys.outline')} onKeyDown={onKey}>
      <OutlineItem
        selection="start"
        icon={<Zap size={16} aria-hidden />}
        title={t('journeys.starts_when')}
        summary={
          document.triggers.length > 0 && (
            <Lines>
              {[
                ...document.triggers.map(trigger => triggerSummary(messages, trigger, names)),
                ...(criteria ? [t('journeys.only_if', { criteria })] : []),
              ]}
            </Lines>
          )
        }
        missing={t('journeys.no_trigger')}
      />
      <OutlineItem
        selection="times"
        icon={<CalendarClock size={16} aria-hidden />}
        title={t('journeys.times')}
        summary={hoursWords(messages, document, site_timezone)}
      />
      <OutlineItem
        selection="exits"
        icon={<DoorOpen size={16} aria-hidden />}
        title={t('journeys.exits')}
        summary={exits > 0 ? t('journeys.exits_count', { count: exits }) : t('journeys.no_exits')}
      />
      <h2 className="outline-heading">{t('journeys.steps')}</h2>
      <StepList steps={document.steps} listKey="root" numbered="" />
      <p className="outline-end muted">
        <Flag size={14} aria-hidden />
        {t('journeys.end')}
      </p>
      <p className="muted outline-keys">{t('journeys.keys')}</p>
    </section>
  )
}

function Lines({ children }: { children: string[] }): ReactNode {
  return children.map(line => (
    <span key={line} className="outline-line">
      {line}
    </span>
  ))
}

function moveFocus(outline: Element, direction: 'up' | 'down'): boolean {
  const items = [...outline.querySelectorAll<HTMLElement>('[data-outline]')]
  const now = items.indexOf(outline.ownerDocument.activeElement as HTMLElement)
  const next = items[now + (direction === 'up' ? -1 : 1)]
  next?.focus()
  return next !== undefined
}
