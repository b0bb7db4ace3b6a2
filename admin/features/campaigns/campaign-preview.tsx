/** What visitors will see of a campaign, beside its steps: the popup or form as it is designed now. */

import type { Popup, Site } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { popupPath } from '../../product/popups/paths.ts'
import { Preview } from '../../product/popups/preview/preview.tsx'
import { usePageBehind } from '../../product/popups/preview/use-page-behind.ts'
import { useShownPopup } from '../../product/popups/preview/use-shown-popup.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Link } from '../../ui/link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
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
        <Shown key={popup.id} site={site} popup={popup} />
      ) : (
        <p className={`muted ${styles.none}`}>{t('campaign.preview_none')}</p>
      )}
    </aside>
  )
}

function Shown({ site, popup }: { site: Site; popup: Popup }) {
  const { t } = useMessages()
  const shown = useShownPopup(site, popup, popup)
  const page = usePageBehind(site)
  const { language: locale } = site
  const preview = { popup: shown, site_locale: locale, locale, stage: 'form', step: 1, page } as const
  return (
    <>
      <div className={styles.frame}>
        <Preview preview={{ ...preview, variant: undefined }} width="desktop" />
      </div>
      <p className={styles.caption}>
        <span>{popup.name}</span>
        <StatusBadge status={popup.status} />
        <Link href={popupPath(site.id, popup.id)}>{t('campaign.open_design')}</Link>
      </p>
    </>
  )
}
