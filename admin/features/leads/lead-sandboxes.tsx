/** Sandboxes that a lead was given, with the state of each access. */
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { AccessBadge } from '../../product/sandboxes/access-badge.tsx'
import { accessesQuery } from '../../product/sandboxes/queries.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'

export function LeadSandboxes({ lead_id }: { lead_id: string }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { rows = [] } = useList(accessesQuery(site_id, { lead_id }))
  if (rows.length === 0) return null
  return (
    <Section title={t('leads.sandboxes')}>
      <ul className="stack">
        {rows.map(access => (
          <li key={access.id} className="row-of">
            <Link href={pathTo('/sites/$site_id/sandboxes/$sandbox_id', { site_id, sandbox_id: access.sandbox_id })}>
              {access.sandbox_name}
            </Link>
            <AccessBadge of={access} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
