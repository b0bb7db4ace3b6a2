/** What uses an audience: as long as anything does, it cannot be deleted. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { ObjectUses } from '../../product/objects/object-uses.tsx'
import { usesQuery } from './queries.ts'

export function AudienceUses({ site_id, audience_id }: { site_id: string; audience_id: string }) {
  const { t } = useMessages()
  const { data: uses } = useQuery(usesQuery(site_id, audience_id))
  return <ObjectUses site_id={site_id} uses={uses} text={t('audiences.uses_text')} none={t('audiences.uses_none')} />
}
