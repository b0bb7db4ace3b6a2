/** By what the site's email leaves: the installation's transport or one of its own, and a test that really sends. */
import type { EmailTransport, TransportTrouble } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { settingsQuery } from '../../../product/emails/queries.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { emailTransport } from './client.ts'
import { TransportForm } from './transport-form.tsx'
import { transportQuery } from './transport-query.ts'
import { TransportTest } from './transport-test.tsx'

const names = {
  smtp: 'transport.smtp',
  ses: 'transport.ses',
  postmark: 'transport.postmark',
  files: 'transport.files',
} as const

export function Transport() {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { data: transport } = useQuery(transportQuery(site_id))
  const [asked, ask] = useState<'edit' | 'remove' | 'test'>()
  const remove = useChange({
    run: () => emailTransport.remove({ site_id }),
    shows: () => [],
    refreshes: [transportQuery(site_id).queryKey, settingsQuery(site_id).queryKey],
    done: () => ({ text: t('transport.removed') }),
    isHandled: () => true,
  })
  const isOwn = transport !== undefined && transport.type !== 'installation'
  const close = () => ask(undefined)
  return (
    <Section
      title={t('transport.title')}
      description={t('transport.note')}
      action={
        transport && (
          <div className="row-of">
            {isOwn && (
              <Button variant="quiet-danger" onPress={() => ask('remove')}>
                {t('transport.remove')}
              </Button>
            )}
            <Button onPress={() => ask('test')}>{t('transport.test')}</Button>
            <Button onPress={() => ask('edit')}>{t(isOwn ? 'transport.change' : 'transport.add')}</Button>
          </div>
        )
      }
    >
      <div className="stack">
        {transport?.trouble && <Trouble trouble={transport.trouble} />}
        {transport && <Present transport={transport} />}
      </div>
      {transport && (
        <>
          <Dialog title={t('transport.title')} isOpen={asked === 'edit'} onClose={close}>
            <TransportForm transport={transport} onSaved={close} />
          </Dialog>
          <Dialog title={t('transport.test')} isOpen={asked === 'test'} onClose={close}>
            <TransportTest />
          </Dialog>
          <ConfirmDialog
            title={t('transport.remove_title')}
            action={t('transport.remove')}
            isOpen={asked === 'remove'}
            onClose={close}
            onConfirm={() => remove.mutateAsync()}
            losses={[t('transport.lost_secret')]}
          />
        </>
      )}
    </Section>
  )
}

function Trouble({ trouble }: { trouble: TransportTrouble }) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { failures: count, reason, next_attempt_at } = trouble
  const at = moment(next_attempt_at, timezone)
  return (
    <Notice tone="bad" title={t('transport.trouble')}>
      {t('transport.trouble_note', { count, reason: /[.!?]$/.test(reason) ? reason : `${reason}.`, at })}
    </Notice>
  )
}

function Present({ transport }: { transport: EmailTransport }) {
  const { t } = useMessages()
  const { type, installation, smtp, ses, postmark } = transport
  if (type === 'installation') {
    const sends = installation !== 'files'
    return (
      <Notice
        tone={sends ? 'good' : 'info'}
        title={
          sends ? t('transport.installations', { transport: t(names[installation]) }) : t('email_settings.uses_files')
        }
      >
        {!sends && t('email_settings.uses_files_note')}
      </Notice>
    )
  }
  const facts: [string, string | null | undefined][] = [
    [t('transport.kind'), t(names[type])],
    ...(smtp
      ? ([
          [t('transport.host'), `${smtp.host}:${smtp.port}`],
          [t('transport.username'), smtp.username ?? '–'],
        ] as [string, string][])
      : []),
    ...(ses
      ? ([
          [t('transport.region'), ses.region],
          [t('transport.access_key_id'), ses.access_key_id],
          [t('transport.configuration_set'), ses.configuration_set ?? '–'],
        ] as [string, string][])
      : []),
    ...(postmark ? ([[t('transport.message_stream'), postmark.message_stream]] as [string, string][]) : []),
  ]
  return <Facts facts={facts} />
}
