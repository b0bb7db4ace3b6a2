/** The head of every screen of one campaign. */

import type { Campaign } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { campaignsPath, editPath, resultsPath } from '../../product/campaigns/paths.ts'
import { ObjectHeader, type ObjectTab } from '../../product/objects/object-header.tsx'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useCampaignActions } from './campaign-actions.tsx'

type CampaignHeaderProps = { campaign: Campaign; here: ObjectTab; action?: ReactNode }

/** Their screens are tabs here, and publishing is the last step. */
const elsewhere = new Set(['edit', 'results', 'publish'])

export function CampaignHeader({ campaign, here, action }: CampaignHeaderProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const { actionsOf, dialogs } = useCampaignActions(site_id)
  const { id } = campaign
  return (
    <>
      <ObjectHeader
        back={{ label: t('campaigns.title'), href: campaignsPath(site_id) }}
        name={campaign.name}
        status={<StatusBadge status={campaign.status} />}
        action={action}
        menu={actionsOf(campaign).filter(entry => !elsewhere.has(entry.id))}
        tabs={[
          { id: 'overview', href: resultsPath(site_id, id, 'overview') },
          { id: 'edit', href: editPath(site_id, id) },
          ...(can('read-lead', site_id) ? [{ id: 'people' as const, href: resultsPath(site_id, id, 'people') }] : []),
          { id: 'results', href: resultsPath(site_id, id) },
          ...(can('read-site', site_id) ? [{ id: 'history' as const, href: resultsPath(site_id, id, 'history') }] : []),
        ]}
        here={here}
      />
      {dialogs}
    </>
  )
}
