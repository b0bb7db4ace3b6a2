/** One line of the outline: a button that selects, with what it is, what it does, and what is wrong with it. */
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { type Selection, useEditor } from './editor-context.ts'
import { problemWords } from './problem-words.ts'

export type OutlineItemProps = {
  selection: Selection
  icon?: ReactNode
  number?: string
  title: string
  summary?: ReactNode
  /** Said instead of the summary while there is none. */
  missing?: string
  actions?: MenuAction[]
}

export function OutlineItem({ selection, icon, number, title, summary, missing, actions }: OutlineItemProps) {
  const { t } = useMessages()
  const { selected, select, problems } = useEditor()
  const wrong = problems.filter(problem => problem.where === selection)
  return (
    <div
      className="outline-item"
      data-selected={selected === selection || undefined}
      data-wrong={wrong.length > 0 || undefined}
    >
      <button
        type="button"
        className="outline-button"
        data-outline={selection}
        aria-pressed={selected === selection}
        onClick={() => select(selection)}
      >
        {icon && <span className="outline-icon">{icon}</span>}
        <span className="outline-words">
          <span className="outline-title">
            {number && <span className="outline-number numbers">{number}</span>}
            {title}
          </span>
          {summary ? (
            <span className="outline-summary">{summary}</span>
          ) : (
            missing && <span className="outline-summary">{missing}</span>
          )}
          {wrong.map(problem => (
            <span key={`${problem.pointer} ${problem.code}`} className="outline-problem">
              <CircleAlert size={12} aria-hidden />
              {problemWords(t, problem)}
            </span>
          ))}
        </span>
      </button>
      {actions && <Menu label={t('ui.actions_for', { name: `${number ?? ''} ${title}`.trim() })} actions={actions} />}
    </div>
  )
}
