/** One domain of a site: the DNS records that it needs beside those that it has, and when they are looked at next. */
import type { Domain } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { RefreshCw, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { DnsRecord } from '../../product/dns/dns-record.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Href } from '../../ui/href.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { domainClient } from './client.ts'
import { DeleteDomain } from './delete-domain.tsx'
import { DomainStatus } from './domain-status.tsx'
import { siteDomainQuery } from './queries.ts'
import { usePrimary } from './use-primary.ts'

const reasons = {
  not_checked: 'domains.reason_not_checked',
  not_pointing: 'domains.reason_not_pointing',
  pointing_elsewhere: 'domains.reason_elsewhere',
  cname_loop: 'domains.reason_loop',
  not_owned: 'domains.reason_not_owned',
  claimed: 'domains.reason_claimed',
  taken: 'domains.reason_taken',
  no_answer: 'domains.reason_no_answer',
} as const

const recordNames = { pointing: 'domains.record_pointing', proof: 'domains.record_proof' } as const

export function DomainDetails() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { domain_id } = useParams({ from: '/sites/$site_id/site/domains/$domain_id' })
  const { data: domain, error, refetch } = useQuery(siteDomainQuery(site_id, domain_id))
  const back = { label: t('domains.title'), href: pathTo('/sites/$site_id/site/domains', { site_id }) }
  if (error && !domain) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!domain) return <Skeleton />
  return <Shown domain={domain} back={back} />
}

function Shown({ domain, back }: { domain: Domain; back: { label: string; href: Href } }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const { site_id } = useSite()
  const mayChange = useCan()('manage-sites', site_id)
  const [isDeleting, setDeleting] = useState(false)
  const primary = usePrimary(site_id)
  const check = useChange({
    run: () => domainClient.domains.check({ site_id, domain_id: domain.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'domains'),
  })
  const checking = mayChange && (
    <Button
      variant="primary"
      icon={<RefreshCw size={16} aria-hidden />}
      isPending={check.isPending}
      onPress={() => check.mutate(undefined)}
    >
      {t('domains.check')}
    </Button>
  )
  const makePrimary = {
    id: 'primary',
    label: t('domains.make_primary'),
    icon: <Star size={16} aria-hidden />,
    onAction: () => primary.mutate(domain.id),
  }
  const remove = {
    id: 'delete',
    label: t('domains.remove'),
    icon: <Trash2 size={16} aria-hidden />,
    isDanger: true,
    onAction: () => setDeleting(true),
  }
  const mayBePrimary = domain.status === 'verified' && !domain.is_primary
  return (
    <>
      <PageHeader
        title={domain.name}
        status={<DomainStatus domain={domain} />}
        back={back}
        action={checking}
        menu={mayChange ? [...(mayBePrimary ? [makePrimary] : []), remove] : []}
      />
      <Progress domain={domain} />
      <Section title={t('domains.records')} description={t('domains.records_note')}>
        {domain.records.map(record => (
          <DnsRecord
            key={`${record.type} ${record.expected}`}
            title={t(recordNames[record.purpose])}
            record={record}
            wasChecked={domain.checked_at !== null}
          />
        ))}
      </Section>
      {isDeleting && (
        <DeleteDomain
          site_id={site_id}
          domain={domain}
          onClose={() => setDeleting(false)}
          onDone={() => void navigate({ href: back.href, replace: true })}
        />
      )}
    </>
  )
}

function Progress({ domain }: { domain: Domain }) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { status, reason, is_primary, checked_at, next_check_at, checks_until } = domain
  const tone = status === 'failed' ? 'bad' : status === 'verified' ? 'warning' : 'info'
  const at = (value: string | null) => (value ? moment(value, timezone) : '–')
  return (
    <Section title={t('domains.state')}>
      <div className="stack">
        {reason && (
          <Notice tone={tone} title={t(reasons[reason])}>
            {status === 'failed' ? t('domains.given_up') : undefined}
          </Notice>
        )}
        <Facts
          facts={[
            [t('domains.primary'), t(is_primary ? 'domains.is_primary' : 'domains.is_not_primary')],
            [t('domains.checked'), at(checked_at)],
            [t('domains.next_check'), at(next_check_at)],
            ...certificateFacts(domain, t, at),
            ...(status === 'pending' ? [[t('domains.until'), at(checks_until)] as [string, string]] : []),
          ]}
        />
      </div>
    </Section>
  )
}

type Fact = [name: string, value: string]

const certificateStates = {
  waiting: 'domains.certificate_waiting',
  issued: 'domains.certificate_issued',
  failed: 'domains.certificate_failed',
  disk_full: 'domains.certificate_disk_full',
} as const

function certificateFacts({ certificate }: Domain, t: Messages['t'], at: (value: string | null) => string): Fact[] {
  if (!certificate) return []
  const { status, not_after, next_attempt_at, reason } = certificate
  return [
    [t('domains.certificate'), reason ? `${t(certificateStates[status])}: ${reason}` : t(certificateStates[status])],
    ...(not_after === null ? [] : [[t('domains.certificate_until'), at(not_after)] satisfies Fact]),
    ...(next_attempt_at === null ? [] : [[t('domains.certificate_next'), at(next_attempt_at)] satisfies Fact]),
  ]
}
