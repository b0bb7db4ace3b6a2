/** Email settings: signing, emails with an unknown outcome, late emails, and the transport. */

import type { EmailSettings as Settings } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { settingsQuery } from '../../../product/emails/queries.ts'
import { updated } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmailSections } from '../email-sections.tsx'
import { Returns } from './returns.tsx'
import { SendingLimits } from './sending-limits.tsx'
import { Signing } from './signing-key.tsx'
import { Transport } from './transport.tsx'

export function EmailSettings() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(settingsQuery(site_id))
  return (
    <>
      <PageHeader title={t('emails.title')} />
      <EmailSections here="settings" />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <Transport />
          <SendingLimits />
          <Returns settings={data} />
          <Signing settings={data} />
          <Policies settings={data} />
        </>
      )}
    </>
  )
}

type Policy = Partial<Pick<Settings, 'unknown_policy' | 'late_policy'>>

function Policies({ settings }: { settings: Settings }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const change = useChange({
    run: (body: Policy) => emailClient.emails.updateSettings({ site_id, body }),
    shows: changes => [updated(settingsQuery(site_id), former => ({ ...former, ...changes }))],
    refreshes: ofSite(site_id, 'emails'),
    done: () => ({ text: t('email_settings.saved') }),
  })
  return (
    <>
      <Section title={t('email_settings.unknown')} description={t('email_settings.unknown_note')}>
        <RadioGroup
          label={t('email_settings.unknown_choice')}
          value={settings.unknown_policy}
          onChange={id => change.mutate({ unknown_policy: id === 'do_not_resend' ? 'do_not_resend' : 'resend' })}
          options={[
            { id: 'resend', label: t('email_settings.resend'), note: t('email_settings.resend_note') },
            {
              id: 'do_not_resend',
              label: t('email_settings.do_not_resend'),
              note: t('email_settings.do_not_resend_note'),
            },
          ]}
        />
      </Section>
      <Section title={t('email_settings.late')} description={t('email_settings.late_note')}>
        <div className="stack">
          {settings.late_count > 0 && (
            <Notice tone="warning" title={t('email_settings.late_waiting', { count: settings.late_count })}>
              {t('email_settings.late_waiting_note')}
            </Notice>
          )}
          <RadioGroup
            label={t('email_settings.late_choice')}
            value={settings.late_policy}
            onChange={id => change.mutate({ late_policy: id === 'send' || id === 'skip' ? id : 'ask' })}
            options={[
              { id: 'ask', label: t('email_settings.late_ask'), note: t('email_settings.late_ask_note') },
              { id: 'send', label: t('email_settings.late_send') },
              { id: 'skip', label: t('email_settings.late_skip') },
            ]}
          />
        </div>
      </Section>
    </>
  )
}
