/** What keeps the popup from being published, at the bottom of the editor; each problem leads to its field. */
import type { MissingPart } from '@leadwright/sdk'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import type { FieldProblem } from '../../ui/problem.ts'

/** What is shown of a problem; `text` is empty where only the code is known. */
export type Problem = Pick<FieldProblem, 'pointer' | 'code' | 'text'>

export const problemsOf = (missing: readonly MissingPart[]): Problem[] => missing.map(part => ({ ...part, text: '' }))

function wordsOf({ pointer, code, text }: Problem, t: Messages['t']): string {
  const words: Record<string, string> = {
    heading_or_text_missing: t('popup_editor.missing_heading'),
    thank_you_missing: t('popup_editor.missing_thanks'),
    email_field_missing: t('popup_editor.missing_email'),
    required: t('popup_editor.missing_consent'),
  }
  if (code === 'unknown_reference' && pointer.startsWith('/form/fields')) return t('popup_editor.gone_field')
  if (code === 'unknown_reference') return t('popup_editor.gone_reference')
  return words[code] ?? (text || t('popup_editor.missing_other'))
}

export function Problems({
  problems,
  isPublished,
  onGo,
}: {
  problems: Problem[]
  isPublished: boolean
  onGo: (pointer: string) => void
}) {
  const { t } = useMessages()
  if (problems.length === 0)
    return (
      <div className="problems" role="status">
        <span className="problems-summary">
          <CircleCheck size={14} aria-hidden />
          {t(isPublished ? 'popup_editor.is_live' : 'popup_editor.is_complete')}
        </span>
      </div>
    )
  return (
    <div className="problems" data-open>
      <span className="problems-summary" role="status">
        <TriangleAlert size={14} aria-hidden />
        {t('popup_editor.problems', { count: problems.length })}
      </span>
      <ul className="problems-list">
        {problems.map(problem => (
          <li key={problem.pointer + problem.code}>
            <Button className="problem" onPress={() => onGo(problem.pointer)}>
              <CircleAlert size={14} aria-hidden />
              {wordsOf(problem, t)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
