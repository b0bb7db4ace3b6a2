/** One sending domain: the DNS records that it needs beside those that it has, its key, and a probe through the real path. */

import type { SendingDomain } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { KeyRound, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { DnsRecord } from '../../../product/dns/dns-record.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { sendingDomainQuery } from '../../../product/emails/queries.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { Href } from '../../../ui/href.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DeleteDomain } from './delete-domain.tsx'
import { Probe } from './probe.tsx'

const recordNames = {
  dkim: 'sending_domains.dkim',
  dkim_next: 'sending_domains.dkim_next',
  spf: 'sending_domains.spf',
  dmarc: 'sending_domains.dmarc',
  return_path: 'sending_domains.return_path',
} as const

export function DomainDetails() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { sending_domain_id } = useParams({ from: '/sites/$site_id/emails/domains/$sending_domain_id' })
  const { data: domain, error, refetch } = useQuery(sendingDomainQuery(site_id, sending_domain_id))
  const back = { label: t('sending_domains.title'), href: pathTo('/sites/$site_id/emails/domains', { site_id }) }
  if (error && !domain) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!domain) return <Skeleton />
  return <Shown domain={domain} back={back} />
}

function Shown({ domain, back }: { domain: SendingDomain; back: { label: string; href: Href } }) {
  const { t, moment, list } = useMessages()
  const navigate = useNavigate()
  const { site_id, timezone } = useSite()
  const [isDeleting, setDeleting] = useState(false)
  const { id: sending_domain_id, checked_at } = domain
  const refreshes = ofSite(site_id, 'sending_domains')
  const check = useChange({
    run: () => emailClient.sendingDomains.check({ site_id, sending_domain_id }),
    shows: 'the answer',
    refreshes,
  })
  const rotate = useChange({
    run: () => emailClient.sendingDomains.rotateKey({ site_id, sending_domain_id }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('sending_domains.rotated') }),
  })
  return (
    <>
      <PageHeader
        title={domain.domain}
        status={<StatusBadge status={domain.status === 'verified' ? 'verified' : 'unverified'} />}
        back={back}
        action={
          <Button
            variant="primary"
            icon={<RefreshCw size={16} aria-hidden />}
            isPending={check.isPending}
            onPress={() => check.mutate(undefined)}
          >
            {t('sending_domains.check')}
          </Button>
        }
        menu={[
          {
            id: 'rotate',
            label: t('sending_domains.rotate'),
            icon: <KeyRound size={16} aria-hidden />,
            onAction: () => rotate.mutate(undefined),
          },
          {
            id: 'delete',
            label: t('sending_domains.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setDeleting(true),
          },
        ]}
      />
      <Section
        title={t('sending_domains.records')}
        description={
          checked_at
            ? t('sending_domains.checked_at', { at: moment(checked_at, timezone) })
            : t('sending_domains.records_note')
        }
      >
        <div className="stack">
          {domain.broken.length > 0 && (
            <Notice tone="bad" title={t('sending_domains.broken')}>
              {t('sending_domains.broken_note', {
                records: list(domain.broken.map(purpose => t(recordNames[purpose]))),
              })}
            </Notice>
          )}
          {domain.records.some(({ purpose }) => purpose === 'dkim_next') && (
            <Notice tone="info" title={t('sending_domains.rotating')}>
              {t('sending_domains.rotating_note')}
            </Notice>
          )}
          {domain.records.map(record => (
            <DnsRecord
              key={record.purpose}
              title={t(recordNames[record.purpose])}
              record={record}
              wasChecked={checked_at !== null}
            />
          ))}
        </div>
      </Section>
      <Probe site_id={site_id} domain={domain} />
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
