/** The parts of marketing side by side: campaigns, journeys, texts that wait for approval, settings. */
import { useMessages } from '../../messages/messages.tsx'
import { LinkBar } from '../../ui/link-bar.tsx'
import { campaignsPath } from '../campaigns/paths.ts'
import { aiDraftsPath, journeysPath, marketingSettingsPath } from '../journeys/paths.ts'
import { trackingPath } from '../tracking/paths.ts'

export function MarketingSections({
  site_id,
  here,
}: {
  site_id: string
  here: 'campaigns' | 'journeys' | 'ai_texts' | 'tracking' | 'settings'
}) {
  const { t } = useMessages()
  const paths = {
    campaigns: campaignsPath(site_id),
    journeys: journeysPath(site_id),
    ai_texts: aiDraftsPath(site_id),
    tracking: trackingPath(site_id),
    settings: marketingSettingsPath(site_id),
  }
  return (
    <LinkBar
      label={t('marketing.title')}
      here={paths[here]}
      links={[
        { href: paths.campaigns, label: t('campaigns.title') },
        { href: paths.journeys, label: t('journeys.title') },
        { href: paths.ai_texts, label: t('ai_texts.title') },
        { href: paths.tracking, label: t('tracking.title') },
        { href: paths.settings, label: t('marketing.settings') },
      ]}
    />
  )
}
