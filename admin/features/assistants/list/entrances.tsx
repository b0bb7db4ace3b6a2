/** Addresses of the specification that lead on: adding is a dialog of the list, an assistant opens on its overview. */
import { Navigate, useParams } from '@tanstack/react-router'

export function AddAssistant() {
  const { site_id } = useParams({ from: '/sites/$site_id/assistants/add' })
  return <Navigate to="/sites/$site_id/assistants" params={{ site_id }} search={{ create: 'assistant' }} replace />
}

export function AssistantEntrance() {
  const params = useParams({ from: '/sites/$site_id/assistant/$assistant_id' })
  return <Navigate to="/sites/$site_id/assistant/$assistant_id/home" params={params} replace />
}
