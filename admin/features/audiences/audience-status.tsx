/** By what rule leads are on a dynamic audience, and whether all have been looked at with it. */
import type { Audience } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { filterSentence } from '../../product/filter/filter-sentence.ts'
import { useFilterFields } from '../../product/filter/use-filter-fields.ts'
import { OperationsUnderWay } from '../../product/operations/operation-notices.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function AudienceStatus({ site_id, audience }: { site_id: string; audience: Audience }) {
  const messages = useMessages()
  const { t } = messages
  const can = useCan()
  const fields = useFilterFields(site_id)
  const recompute = useChange({
    run: () => client.audiences.recompute({ site_id, audience_id: audience.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'audiences', 'operations'),
  })
  if (!audience.filter) return null
  const mayChange = can('manage-audiences', site_id)
  return (
    <>
      <p>
        <span className="muted">{t('audiences.rule')} </span>
        {filterSentence(messages, audience.filter, fields) || t('audiences.filter_none')}
      </p>
      {audience.status === 'updating' && mayChange && (
        <OperationsUnderWay site_id={site_id} view={{ subject_id: audience.id }} />
      )}
      {audience.status === 'incomplete' && (
        <Notice
          tone="warning"
          title={t('audiences.incomplete')}
          action={
            mayChange && (
              <Button isPending={recompute.isPending} onPress={() => recompute.mutate()}>
                {t('audiences.recompute')}
              </Button>
            )
          }
        >
          {t('audiences.incomplete_text')}
        </Notice>
      )}
    </>
  )
}
