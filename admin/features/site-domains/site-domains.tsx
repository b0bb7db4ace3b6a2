/** Where visitors find a site: its subdomain, domains of its own, and the one that all others lead to. */
import type { Domain, SiteDomains as Domains } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Globe, Plus, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { SiteSections } from '../../product/sites/site-sections.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddDomain } from './add-domain.tsx'
import { DeleteDomain } from './delete-domain.tsx'
import { DomainStatus } from './domain-status.tsx'
import { siteDomainsQuery } from './queries.ts'
import { Subdomain } from './subdomain.tsx'
import { usePrimary } from './use-primary.ts'

export function SiteDomains() {
  const { t, moment } = useMessages()
  const { site_id, site, timezone } = useSite()
  const mayChange = useCan()('manage-sites', site_id)
  const query = useQuery(siteDomainsQuery(site_id))
  const list = wholeList(useQuery({ ...siteDomainsQuery(site_id), select: ({ data }) => data }))
  const [isAdding, setAdding] = useState(false)
  const [deleted, setDeleted] = useState<Domain>()
  const primary = usePrimary(site_id)
  const add = mayChange && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setAdding(true)}>
      {t('domains.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('domains.title')} action={add} />
      <SiteSections site_id={site_id} here="domains" />
      <div className="stack">
        {query.data ? <Address domains={query.data} /> : <Skeleton lines={['40%', '60%']} />}
        <DataTable
          label={t('domains.own')}
          isPart
          {...list}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => pathTo('/sites/$site_id/site/domains/$domain_id', { site_id, domain_id: id })}
          actionsOf={domain =>
            mayChange
              ? [
                  ...(domain.status === 'verified' && !domain.is_primary
                    ? [
                        {
                          id: 'primary',
                          label: t('domains.make_primary'),
                          icon: <Star size={16} aria-hidden />,
                          onAction: () => primary.mutate(domain.id),
                        },
                      ]
                    : []),
                  {
                    id: 'delete',
                    label: t('domains.remove'),
                    icon: <Trash2 size={16} aria-hidden />,
                    isDanger: true,
                    onAction: () => setDeleted(domain),
                  },
                ]
              : []
          }
          empty={
            <EmptyState
              icon={<Globe size={20} aria-hidden />}
              title={t('domains.empty_title')}
              text={t('domains.empty_text')}
              action={add}
            />
          }
          columns={[
            {
              id: 'domain',
              label: t('domains.domain'),
              cell: ({ name, is_primary }) => (
                <span className="row-of">
                  {name}
                  {is_primary && <Badge tone="info">{t('domains.primary')}</Badge>}
                </span>
              ),
            },
            {
              id: 'status',
              label: t('domains.state'),
              width: '200px',
              cell: domain => <DomainStatus domain={domain} />,
            },
            {
              id: 'next',
              label: t('domains.next_check'),
              width: '230px',
              hideBelow: 600,
              cell: ({ next_check_at }) => (next_check_at ? moment(next_check_at, timezone) : '–'),
            },
          ]}
        />
        {site && mayChange && <Subdomain site={site} />}
      </div>
      {isAdding && <AddDomain site_id={site_id} onClose={() => setAdding(false)} />}
      {deleted && <DeleteDomain site_id={site_id} domain={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

function Address({ domains: { address, subdomain_address, primary_domain_id } }: { domains: Domains }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const mayChange = useCan()('manage-sites', site_id)
  const primary = usePrimary(site_id)
  return (
    <Section
      title={t('domains.address')}
      description={t('domains.address_text')}
      action={
        mayChange &&
        primary_domain_id !== null && (
          <Button isPending={primary.isPending} onPress={() => primary.mutate(null)}>
            {t('domains.use_subdomain')}
          </Button>
        )
      }
    >
      <div className="stack">
        <CodeSnippet label={t('domains.visitors_find')} code={address} />
        {primary_domain_id !== null && <p className="muted">{t('domains.leads_there', { from: subdomain_address })}</p>}
      </div>
    </Section>
  )
}
