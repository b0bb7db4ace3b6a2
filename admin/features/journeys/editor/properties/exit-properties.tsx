/** Who leaves the journey early: checked again before each mail. */

import type { Filter } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { FilterEditor } from '../../../../product/filter/filter-editor.tsx'
import { ruleIssue } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'

/** Without a rule there is no filter: an empty one would match everybody. */
export const present = (filter: Filter): Filter | undefined =>
  (filter.type === 'all' || filter.type === 'any') && filter.filters.length === 0 ? undefined : filter

export function ExitProperties() {
  const { t } = useMessages()
  const { editor, site_id, issues } = useJourneyContext()
  const { document } = editor.draft
  const exits = [
    ['goal', t('journeys.goal'), t('journeys.goal_empty')],
    ['unenrollment_criteria', t('journeys.unenrollment'), t('journeys.unenrollment_empty')],
    ['suppression', t('journeys.suppression'), t('journeys.suppression_empty')],
  ] as const
  return (
    <div className="stack">
      <p className="muted">{t('journeys.exits_note')}</p>
      {exits.map(([field, label, empty]) => (
        <FilterEditor
          key={field}
          site_id={site_id}
          label={label}
          empty={empty}
          value={document[field]}
          onChange={filter => editor.changeDocument({ [field]: present(filter) }, field)}
          errorOf={ruleIssue(issues, `/${field}`)}
        />
      ))}
    </div>
  )
}
