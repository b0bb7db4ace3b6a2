/** The entry of the navigation: leads to what was sent. */
import { Navigate, useParams } from '@tanstack/react-router'

export function EmailsEntrance() {
  const { site_id } = useParams({ from: '/sites/$site_id/emails' })
  return <Navigate to="/sites/$site_id/emails/sent" params={{ site_id }} replace />
}
