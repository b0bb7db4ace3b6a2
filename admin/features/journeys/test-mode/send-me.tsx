/** Every email of the draft to oneself, marked as a test and counting nowhere. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useJourneyContext } from '../editor/state/journey-context.ts'
import { Refusal } from './refusal.tsx'
import styles from './test-mode.module.css'

export function SendMe() {
  const { t } = useMessages()
  const { site_id, journey_id, editor, items } = useJourneyContext()
  const words = {
    queued: t('send_me.queued'),
    template_missing: t('send_me.template_missing'),
    sender_not_verified: t('send_me.sender_not_verified'),
  }
  const send = useChange({
    run: async () => {
      await editor.save()
      return client.journeys.testSend({ site_id, journey_id, body: {} })
    },
    shows: 'the answer',
    isHandled: () => true,
  })
  const sent = send.data
  return (
    <div className="stack">
      <p className="muted">{t('send_me.text')}</p>
      <div>
        <Button variant="primary" isPending={send.isPending} onPress={() => send.mutate()}>
          {t('send_me.send')}
        </Button>
      </div>
      {send.error && <Refusal error={send.error} />}
      {sent && (
        <>
          <Notice
            tone="info"
            title={t('send_me.sent', {
              count: sent.emails.filter(email => email.outcome === 'queued').length,
              to: sent.to,
            })}
          />
          <ul className={styles.reached}>
            {sent.emails.map(({ step_id, outcome }) => {
              const item = items.get(`step:${step_id}`)
              const Icon = outcome === 'queued' ? CircleCheck : CircleAlert
              return (
                <li key={step_id}>
                  <span>
                    {item?.number} {item?.lines[0] ?? item?.title}
                  </span>
                  <span className="row-of muted">
                    <Icon size={14} aria-hidden />
                    {words[outcome]}
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
