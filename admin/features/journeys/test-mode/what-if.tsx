/** Whom this draft would have reached, had it been on during the last days. */

import { constraints, type WhatIf as Found } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { client } from '../../../product/session/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Facts } from '../../../ui/section.tsx'
import { useJourneyContext } from '../editor/state/journey-context.ts'
import { Refusal } from './refusal.tsx'
import styles from './test-mode.module.css'

export function WhatIf() {
  const { t, number, moment } = useMessages()
  const { site_id, journey_id, editor, items, site_timezone } = useJourneyContext()
  const [days, setDays] = useState(30)
  const [found, setFound] = useState<Found>()
  const [refusal, setRefusal] = useState<unknown>()
  const [isPending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    setRefusal(undefined)
    try {
      await editor.save()
      setFound(await client.journeys.whatIf({ site_id, journey_id, body: { days } }))
    } catch (error) {
      setRefusal(error)
    } finally {
      setPending(false)
    }
  }
  const reached = found?.data.filter(lead => lead.outcome === 'enrolled') ?? []
  return (
    <div className="stack">
      <p className="muted">{t('what_if.text')}</p>
      <NumberField
        label={t('what_if.days')}
        isRequired
        minValue={constraints.WhatIfRequest.days.minimum}
        maxValue={constraints.WhatIfRequest.days.maximum}
        value={days}
        onChange={value => !Number.isNaN(value) && setDays(value)}
      />
      <div>
        <Button variant="primary" isPending={isPending} onPress={() => void run()}>
          {t('what_if.run')}
        </Button>
      </div>
      {refusal !== undefined && <Refusal error={refusal} />}
      {found && (
        <>
          {found.cut && <Notice tone="info" title={t('what_if.cut')} />}
          <Facts
            facts={[
              [t('what_if.events'), number(found.events)],
              [t('what_if.leads'), number(found.leads)],
              [t('journeys.enrolled'), number(found.enrolled)],
              ...found.emails.map(({ step_id, delivered, skipped }): [string, string] => {
                const item = items.get(`step:${step_id}`)
                const name = [item?.number, item?.lines[0] ?? item?.title].filter(Boolean).join(' ')
                return [name, t('what_if.email_counts', { delivered: number(delivered), skipped: number(skipped) })]
              }),
            ]}
          />
          <ul className={styles.reached} aria-label={t('what_if.who')}>
            {reached.map(lead => (
              <li key={`${lead.lead_id} ${lead.at}`}>
                <span>
                  <Link href={pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.lead_id })}>
                    {lead.email}
                  </Link>
                  <br />
                  <span className="muted">{t('what_if.emails', { count: lead.emails.length })}</span>
                </span>
                <span className="muted numbers">{moment(lead.at, site_timezone)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
