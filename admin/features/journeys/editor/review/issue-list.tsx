/** Errors and warnings before publishing, with links to their places. */

import { ChevronDown, ChevronRight, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { pathTo } from '../../../../product/screens/path-to.ts'
import { Link } from '../../../../ui/link.tsx'
import { issueWords } from '../model/issue-words.ts'
import type { JourneyIssue } from '../model/issues.ts'
import type { Selection } from '../model/selection.ts'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'
import styles from './issue-list.module.css'

type IssueListProps = {
  /** Below the canvas, only as high as needed. */
  isFolded?: boolean
  /** There is nothing to publish. */
  isCurrent: boolean
}

export function IssueList({ isFolded = false, isCurrent }: IssueListProps) {
  const { t } = useMessages()
  const { issues, warnings, isBegun } = useJourneyContext()
  const { open } = useEditorActions()
  const [isOpen, setOpen] = useState(false)
  // "Ready" is said only where there is nothing to look at.
  const parts = [
    ...(issues.length > 0 || warnings.length === 0 ? [t('journeys.problems_count', { count: issues.length })] : []),
    ...(warnings.length > 0 ? [t('journeys.warnings_count', { count: warnings.length })] : []),
  ]
  const all = issues.length + warnings.length
  const count = isCurrent && all === 0 ? t('journeys.current') : parts.join(' · ')
  const isLong = all > 1
  if (!isBegun) return <p className={styles.begin}>{t('journeys.begin')}</p>
  return (
    <section className={styles.problems} data-folded={isFolded || undefined} aria-label={t('journeys.problems')}>
      <h2>
        {isFolded && isLong ? (
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
            {count}
          </button>
        ) : (
          count
        )}
      </h2>
      {all === 0 && (
        <p className={styles.ready}>
          <CircleCheck size={14} aria-hidden />
          {t(isCurrent ? 'journeys.current_text' : 'journeys.no_problems')}
        </p>
      )}
      {all > 0 && (!isFolded || isOpen || !isLong) && (
        <IssueButtons issues={issues} warnings={warnings} onShow={open} />
      )}
    </section>
  )
}

type IssueButtonsProps = { issues?: JourneyIssue[]; warnings?: JourneyIssue[]; onShow: (where: Selection) => void }

export function IssueButtons({ issues = [], warnings = [], onShow }: IssueButtonsProps) {
  const { t } = useMessages()
  const editor = useJourneyContext()
  const name = useWhere()
  return (
    <ul className={styles.list}>
      {[...issues, ...warnings].map(issue => (
        <li key={`${issue.pointer} ${issue.code}`} data-warning={warnings.includes(issue) || undefined}>
          {warnings.includes(issue) ? <TriangleAlert size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
          {issue.where ? (
            <button type="button" className={styles.button} onClick={() => onShow(issue.where!)}>
              <strong>{name(issue.where)}</strong> {issueWords(t, issue)}
            </button>
          ) : (
            <span>
              {issue.text}{' '}
              {issue.pointer.startsWith('/site/') && (
                <Link href={pathTo('/sites/$site_id/site/information', { site_id: editor.site_id })}>
                  {t('journeys.open_site')}
                </Link>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The label of a place: "2.a.1 Send email". */
function useWhere(): (where: Selection) => string {
  const { items } = useJourneyContext()
  return where => {
    const item = items.get(where)
    return [item?.number, item?.title].filter(Boolean).join(' ')
  }
}
