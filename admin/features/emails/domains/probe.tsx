/** An email through the real path: whether its signature holds where it arrives. */

import type { SendingDomain } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'

const results = {
  sent: ['sending_domains.probe_sent', 'info'],
  not_sent: ['sending_domains.probe_not_sent', 'bad'],
  passed: ['sending_domains.probe_passed', 'good'],
  failed: ['sending_domains.probe_failed', 'bad'],
} as const

const faults = {
  none: 'sending_domains.fault_none',
  body_changed: 'sending_domains.fault_body',
  signature_wrong: 'sending_domains.fault_signature',
  key_missing: 'sending_domains.fault_key',
  key_unknown: 'sending_domains.fault_dns',
} as const

export function Probe({ site_id, domain }: { site_id: string; domain: SendingDomain }) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const send = useChange({
    run: () => emailClient.sendingDomains.probe({ site_id, sending_domain_id: domain.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sending_domains'),
  })
  const { probe } = domain
  const reason = probe?.reason ?? ''
  const fault = Object.hasOwn(faults, reason) ? t(faults[reason as keyof typeof faults]) : reason
  return (
    <Section title={t('sending_domains.probe')} description={t('sending_domains.probe_note')}>
      <div className="stack">
        {probe && (
          <Notice tone={results[probe.status][1]} title={t(results[probe.status][0])}>
            {[fault, moment(probe.at, timezone)].filter(Boolean).join(' · ')}
          </Notice>
        )}
        {domain.status !== 'verified' && <p className="muted">{t('sending_domains.probe_needs_key')}</p>}
        <div>
          <Button
            isDisabled={domain.status !== 'verified'}
            isPending={send.isPending}
            onPress={() => send.mutate(undefined)}
          >
            {t('sending_domains.send_probe')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
