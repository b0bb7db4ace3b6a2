/** What is left to mend before publishing; each problem leads to its place. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Link } from '../../../ui/link.tsx'
import { branchOf } from './branch-properties.tsx'
import { findStep } from './document.ts'
import { type Editor, type Selection, useEditor } from './editor-context.ts'
import { problemWords } from './problem-words.ts'
import type { Problem } from './problems.ts'
import { stepWords } from './step-words.ts'

export function ProblemList() {
  const { t } = useMessages()
  const { problems, select } = useEditor()
  return (
    <section className="journey-problems" aria-label={t('journeys.problems')}>
      <h2>{t('journeys.problems_count', { count: problems.length })}</h2>
      {problems.length === 0 ? (
        <p className="journey-ready">
          <CircleCheck size={14} aria-hidden />
          {t('journeys.no_problems')}
        </p>
      ) : (
        <ProblemButtons problems={problems} onShow={select} />
      )}
    </section>
  )
}

export function ProblemButtons(props: { problems: Problem[]; onShow: (where: Selection) => void }) {
  const { t } = useMessages()
  const editor = useEditor()
  const name = useWhere()
  return (
    <ul className="problem-list">
      {props.problems.map(problem => (
        <li key={`${problem.pointer} ${problem.code}`}>
          <CircleAlert size={14} aria-hidden />
          {problem.where ? (
            <button type="button" className="problem-button" onClick={() => props.onShow(problem.where!)}>
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
  const { t } = useMessages()
  const { editor }: Editor = useEditor()
  const { steps } = editor.draft.document
  return where => {
    if (where === 'start') return t('journeys.starts_when')
    if (where === 'times') return t('journeys.times')
    if (where === 'exits') return t('journeys.exits')
    if (where.startsWith('branch:')) return branchOf(steps, where.slice(7))?.branch.name ?? t('branch.branch')
    const placed = findStep(steps, where.slice(5))
    return placed ? `${placed.number} ${t(stepWords[placed.step.type][0])}` : ''
  }
}
