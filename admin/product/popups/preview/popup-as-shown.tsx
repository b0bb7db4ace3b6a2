/** A popup as a visitor's desktop shows it now, with its name, its state, and the way to its design. */
import type { Popup, Site } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Link } from '../../../ui/link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { popupPath } from '../paths.ts'
import styles from './popup-as-shown.module.css'
import { Preview } from './preview.tsx'
import { usePageBehind } from './use-page-behind.ts'
import { useShownPopup } from './use-shown-popup.ts'

type PopupAsShownProps = { site: Site; popup: Popup; hasCaption?: boolean }

export function PopupAsShown({ site, popup, hasCaption }: PopupAsShownProps) {
  const { t } = useMessages()
  const shown = useShownPopup(site, popup, popup)
  const page = usePageBehind(site)
  const { language: locale } = site
  const preview = { popup: shown, site_locale: locale, locale, stage: 'form', step: 1, page } as const
  return (
    <figure className={styles.shown}>
      <div className={styles.frame}>
        <Preview preview={{ ...preview, variant: undefined }} width="desktop" />
      </div>
      {hasCaption && (
        <figcaption className={styles.caption}>
          <span>{popup.name}</span>
          <StatusBadge status={popup.status} />
          <Link href={popupPath(site.id, popup.id)}>{t('campaign.open_design')}</Link>
        </figcaption>
      )}
    </figure>
  )
}
