/** What belongs to journeys side by side: the list, texts that wait for approval, settings. */
import { useMessages } from '../../messages/messages.tsx'
import { aiDraftsPath, journeysPath, marketingSettingsPath } from '../../product/journeys/paths.ts'
import { LinkBar } from '../../ui/link-bar.tsx'

export function JourneySections({ site_id, here }: { site_id: string; here: 'journeys' | 'ai_texts' | 'settings' }) {
  const { t } = useMessages()
  const paths = {
    journeys: journeysPath(site_id),
    ai_texts: aiDraftsPath(site_id),
    settings: marketingSettingsPath(site_id),
  }
  return (
    <LinkBar
      label={t('journeys.title')}
      here={paths[here]}
      links={[
        { href: paths.journeys, label: t('journeys.title') },
        { href: paths.ai_texts, label: t('ai_texts.title') },
        { href: paths.settings, label: t('marketing.settings') },
      ]}
    />
  )
}
