/** What keeps the popup from being published, at the bottom of the editor; each issue leads to its field. */
import type { MissingPart } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, Smartphone, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import type { Issue } from '../../product/editor/issue.ts'
import styles from './issues.module.css'
import { placeInVariant } from './properties/pointers.ts'

export const issuesOf = (missing: readonly MissingPart[]): Issue[] => missing.map(part => ({ ...part, text: '' }))

function wordsOf({ pointer, code, text }: Issue, t: Messages['t']): string {
  const place = placeInVariant(pointer)
  if (place) {
    const problem = wordsOf({ pointer: place.pointer, code, text }, t)
    return t('popup_editor.in_variant', { number: place.at + 2, problem })
  }
  const words: Record<string, string> = {
    heading_or_text_missing: t('popup_editor.missing_heading'),
    thank_you_missing: t('popup_editor.missing_thanks'),
    email_field_missing: t('popup_editor.missing_email'),
    required: t('popup_editor.missing_consent'),
    button_text_missing: t('popup_editor.missing_button'),
    unfinished_rule: t('popup_editor.unfinished_rule'),
    unfinished_target: t('popup_editor.unfinished_target'),
    unfinished_name: t('popup_editor.unfinished_name'),
  }
  if (code === 'unknown_reference' && pointer.startsWith('/form/fields')) return t('popup_editor.gone_field')
  if (code === 'unknown_reference') return t('popup_editor.gone_reference')
  return words[code] ?? (text || t('popup_editor.missing_other'))
}

type IssuesProps = {
  issues: Issue[]
  /** The share of a phone's screen that it covers, where that is too much. */
  covers: number | undefined
  isPublished: boolean
  onGo: (pointer: string) => void
}

export function Issues({ issues, covers, isPublished, onGo }: IssuesProps) {
  const { t, number } = useMessages()
  const isWhole = issues.length === 0
  const tooLarge = covers !== undefined && (
    <Button className={styles.problem} onPress={() => onGo('/triggers')}>
      <Smartphone size={14} aria-hidden />
      {t('popup_editor.covers_phone', { share: number(covers, { style: 'percent', maximumFractionDigits: 0 }) })}
    </Button>
  )
  if (isWhole)
    return (
      <div className={styles.problems} data-open={covers !== undefined || undefined}>
        <span className={styles.summary} role="status">
          <CircleCheck size={14} aria-hidden />
          {t(isPublished ? 'popup_editor.is_live' : 'popup_editor.is_complete')}
        </span>
        {tooLarge}
      </div>
    )
  return (
    <div className={styles.problems} data-open>
      <span className={styles.summary} role="status">
        <TriangleAlert size={14} aria-hidden />
        {t('popup_editor.problems', { count: issues.length })}
      </span>
      <ul className={styles.list}>
        {issues.map(issue => (
          <li key={issue.pointer + issue.code}>
            <Button className={styles.problem} onPress={() => onGo(issue.pointer)}>
              <CircleAlert size={14} aria-hidden />
              {wordsOf(issue, t)}
            </Button>
          </li>
        ))}
        {tooLarge && <li>{tooLarge}</li>}
      </ul>
    </div>
  )
}
