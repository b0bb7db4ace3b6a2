/** The popup editor: preview in the middle, properties at the right, issues at the bottom. Loading first. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useParam } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadedPopup } from './loaded-popup.tsx'
import { popupQuery } from './queries.ts'
import './popups.css'
import './editor.css'
import './editor-narrow.css'
import './properties/properties.css'

export function PopupScreen() {
  const { t } = useMessages()
  const { site_id, site } = useSite()
  const popup_id = useParam('popup_id')
  const { data, error, refetch } = useQuery(popupQuery(site_id, popup_id))
  const back = { href: `/sites/${site_id}/site/popups`, label: t('popups.title') }
  if (error && !data) return <ErrorState whole error={error} onRetry={refetch} back={back} />
  if (!data || !site)
    return (
      <div className="editor-loading">
        <Skeleton lines={['40%', '90%', '75%', '85%', '60%']} />
      </div>
    )
  return <LoadedPopup key={data.id} site={site} popup={data} />
}
