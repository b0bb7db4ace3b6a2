/** The state of an email: one that came back after its server accepted it is bounced. */
import type { EmailDetail } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { responsesQuery } from '../../../product/emails/queries.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

export function EmailStatus({ email }: { email: EmailDetail }) {
  const { data } = useQuery(responsesQuery(useSiteId(), email.id))
  const hasBounced = data?.data.some(({ type }) => type === 'bounce') ?? false
  return <StatusBadge status={hasBounced ? 'bounced' : email.status} />
}
