/** The leads that were merged into this one, each with a way back while there is one. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { leadMergesQuery } from '../../product/leads/queries.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { OfLead } from './of-lead.ts'
import { useUndoMerge } from './use-merge-leads.ts'

export function LeadMerges({ site_id, lead_id, timezone }: OfLead) {
  const { t, moment } = useMessages()
  const can = useCan()
  const { data: merges = [] } = useQuery(leadMergesQuery(site_id, lead_id))
  const undo = useUndoMerge(site_id, lead_id)
  const there = merges.filter(({ undone_at }) => undone_at === null)
  const [latest] = there
  if (!latest) return null
  return (
    <Section title={t('merging.merged_leads')}>
      <div className="stack">
        {there.map(merge => (
          <div key={merge.id}>
            <p>{merge.merged_email ?? t('leads.lead')}</p>
            <p className="muted">{moment(merge.created_at, timezone)}</p>
            {merge.can_undo_until && can('manage-leads', site_id) && (
              <Button isPending={undo.isPending} onPress={() => undo.mutate(merge.id)}>
                {t('merging.undo')}
              </Button>
            )}
            {merge !== latest && latest.can_undo_until && <p className="muted">{t('merging.latest_first')}</p>}
          </div>
        ))}
      </div>
    </Section>
  )
}
