/** What visitors will see of a campaign, beside its steps: the popup or form as it is designed now. */

import { useMessages } from '../../messages/messages.tsx'
import { PopupAsShown } from '../../product/popups/preview/popup-as-shown.tsx'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import styles from './campaign-preview.module.css'
import { useSources } from './queries.ts'

export function CampaignPreview({ popup_id }: { popup_id: string | null }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { site } = useSite()
  const popup = useSources(site_id)?.find(({ id }) => id === popup_id)
  return (
    <aside className={styles.preview} aria-label={t('campaign.preview')}>
      <h2 className={styles.title}>{t('campaign.preview')}</h2>
      {popup && site ? (
        <PopupAsShown key={popup.id} site={site} popup={popup} hasCaption />
      ) : (
        <p className={`muted ${styles.none}`}>{t('campaign.preview_none')}</p>
      )}
    </aside>
  )
}
