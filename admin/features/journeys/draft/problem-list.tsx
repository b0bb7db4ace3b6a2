/** What is left to mend before publishing, and what is worth a look; each leads to its place. */
import { ChevronDown, ChevronRight, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Link } from '../../../ui/link.tsx'
import { type Selection, useEditor } from './editor-context.ts'
import { problemWords } from './problem-words.ts'
import type { Problem } from './problems.ts'

/** `isFolded`: below the canvas, only as high as needed. */
export function ProblemList({ isFolded = false }: { isFolded?: boolean }) {
  const { t } = useMessages()
  const { problems, warnings, select } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const parts = [t('journeys.problems_count', { count: problems.length })]
  if (warnings.length > 0) parts.push(t('journeys.warnings_count', { count: warnings.length }))
  const count = parts.join(' · ')
  const all = problems.length + warnings.length
  const isLong = all > 1
  return (
    <section className="journey-problems" data-folded={isFolded || undefined} aria-label={t('journeys.problems')}>
      <h2>
        {isFolded && isLong ? (
          <button type="button" className="problems-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
            {count}
          </button>
        ) : (
          count
        )}
      </h2>
      {all === 0 && (
        <p className="journey-ready">
          <CircleCheck size={14} aria-hidden />
          {t('journeys.no_problems')}
        </p>
      )}
      {all > 0 && (!isFolded || isOpen || !isLong) && (
        <ProblemButtons problems={problems} warnings={warnings} onShow={select} />
      )}
    </section>
  )
}

type ProblemButtonsProps = { problems?: Problem[]; warnings?: Problem[]; onShow: (where: Selection) => void }

export function ProblemButtons({ problems = [], warnings = [], onShow }: ProblemButtonsProps) {
  const { t } = useMessages()
  const editor = useEditor()
  const name = useWhere()
  return (
    <ul className="problem-list">
      {[...problems, ...warnings].map(problem => (
        <li key={`${problem.pointer} ${problem.code}`} data-warning={warnings.includes(problem) || undefined}>
          {warnings.includes(problem) ? <TriangleAlert size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
          {problem.where ? (
            <button type="button" className="problem-button" onClick={() => onShow(problem.where!)}>
              <strong>{name(problem.where)}</strong> {problemWords(t, problem)}
            </button>
          ) : (
            <span>
              {problem.text}{' '}
              {problem.pointer.startsWith('/site/') && (
                <Link href={`/sites/${editor.site_id}/information`}>{t('journeys.open_site')}</Link>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a place is called: "2.a.1 Send e-mail". */
function useWhere(): (where: Selection) => string {
  const { items } = useEditor()
  return where => {
    const item = items.get(where)
    return [item?.number, item?.title].filter(Boolean).join(' ')
  }
}
