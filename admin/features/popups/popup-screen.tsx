/** The popup editor: preview in the middle, properties at the right, issues at the bottom. Loading first. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadedPopup } from './loaded-popup.tsx'
import styles from './popup-screen.module.css'
import { popupQuery } from './queries.ts'

export function PopupScreen() {
  const { t } = useMessages()
  const { site_id, site } = useSite()
  const { popup_id } = useParams({ from: '/sites/$site_id/site/popups/$popup_id/settings' })
  const { data, error, refetch } = useQuery(popupQuery(site_id, popup_id))
  const back = { href: pathTo('/sites/$site_id/site/popups', { site_id }), label: t('popups.title') }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!data || !site)
    return (
      <div className={styles.loading}>
        <Skeleton lines={['40%', '90%', '75%', '85%', '60%']} />
      </div>
    )
  return <LoadedPopup key={data.id} site={site} popup={data} />
}
