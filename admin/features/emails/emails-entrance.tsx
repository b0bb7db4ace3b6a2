/** The entry of the navigation: leads to what was sent. */
import { Navigate } from '@tanstack/react-router'
import { useParam } from '../../product/screens/use-view.ts'

export function EmailsEntrance() {
  const site_id = useParam('site_id')
  return <Navigate to={`/sites/${site_id}/emails/sent`} replace />
}
