/** The views of an audience: its leads, growth, overlap, and what uses it. */
import type { Audience } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { AudienceGrowth } from './audience-growth.tsx'
import { AudienceMembers } from './audience-members.tsx'
import { AudienceOverlap } from './audience-overlap.tsx'
import { AudienceUses } from './audience-uses.tsx'

export function AudienceTabs({ site_id, audience }: { site_id: string; audience: Audience }) {
  const { t } = useMessages()
  const can = useCan()
  const [view, change] = useView('/sites/$site_id/leads/audience-detail/$audience_id')
  const of = { site_id, audience_id: audience.id }
  const tabs = [
    {
      id: 'leads',
      label: t('leads.title'),
      content: can('read-lead', site_id) ? (
        <AudienceMembers audience={audience} />
      ) : (
        <p>{t('leads.count', { count: audience.lead_count })}</p>
      ),
    },
    { id: 'growth', label: t('audiences.growth'), content: <AudienceGrowth {...of} /> },
    {
      id: 'overlap',
      label: t('audiences.overlap'),
      content: <AudienceOverlap site_id={site_id} audience={audience} />,
    },
    { id: 'uses', label: t('object.uses'), content: <AudienceUses {...of} /> },
  ]
  return (
    <Tabs
      label={t('audiences.views')}
      tabs={tabs}
      selected={view.tab ?? 'leads'}
      onSelect={tab => change({ tab: tab === 'leads' ? undefined : tab })}
    />
  )
}
