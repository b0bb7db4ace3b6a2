/** What keeps an assistant from being published: each leads to where it is written. */
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import type { Issue } from '../../../product/editor/issue.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { keyOf, placeOf } from './places.ts'

type MissingPartsProps = { site_id: string; assistant_id: string; issues: readonly Issue[] }

export function MissingParts({ site_id, assistant_id, issues }: MissingPartsProps) {
  const { t } = useMessages()
  const words = useIssueWords()
  if (issues.length === 0) return null
  return (
    <Notice tone="warning" title={t('assistants.missing')}>
      <ul>
        {issues.map(issue => (
          <li key={`${issue.pointer} ${issue.code}`}>
            <Link href={assistantPath(site_id, assistant_id, placeOf(issue.pointer), keyOf(issue.pointer))}>
              {words(issue)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function useIssueWords() {
  const { t } = useMessages()
  const known: Record<string, string> = {
    no_source: t('assistants.missing_source'),
    email_field_missing: t('assistants.missing_email'),
    effort_not_supported: t('assistants.missing_effort'),
    deep_research_not_supported: t('assistants.missing_research'),
    unknown_reference: t('assistants.missing_gone'),
  }
  return ({ pointer, code, text }: Issue): string => {
    if (code === 'required' && pointer.startsWith('/openers')) return t('assistants.missing_opener')
    if (code === 'required' && pointer.startsWith('/quick_form')) return t('assistants.missing_consent')
    return known[code] ?? (text || t('assistants.missing_other'))
  }
}
