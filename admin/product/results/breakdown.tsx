/** Results by source, country, device and page: shown and submitted. */
import type { ResultBreakdown, ResultFact } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import plainTableStyles from '../../ui/plain-table.module.css'
import { Section } from '../../ui/section.tsx'
import styles from './breakdown.module.css'
import { countryName } from './country-name.ts'

const facts: [ResultFact, MessageKey][] = [
  ['source', 'results.source'],
  ['page', 'results.page'],
  ['country', 'results.country'],
  ['device', 'results.device'],
]
export const deviceNames: Record<string, MessageKey> = {
  desktop: 'device.desktop',
  tablet: 'device.tablet',
  mobile: 'device.mobile',
}

export function Breakdown({ rows }: { rows: readonly ResultBreakdown[] }) {
  const { t, number } = useMessages()
  const [fact, setFact] = useState<ResultFact>('source')
  const shown = rows.filter(row => row.fact === fact)
  const top = Math.max(1, ...shown.map(row => row.shown))
  const name = t(facts.find(([id]) => id === fact)?.[1] ?? 'results.source')
  if (rows.length === 0) return null
  return (
    <Section
      title={t('results.where')}
      action={
        <ChoiceBar
          label={t('results.where')}
          value={fact}
          onChange={setFact}
          options={facts.map(([id, label]) => ({ id, label: t(label) }))}
        />
      }
    >
      {shown.length === 0 ? (
        <p className="muted">{t('results.nothing_known')}</p>
      ) : (
        <div className={plainTableStyles.frame}>
          <table className={`${plainTableStyles.table} numbers`}>
            <thead>
              <tr>
                <th scope="col">{name}</th>
                <th scope="col" data-align="end">
                  {t('results.shown')}
                </th>
                <th scope="col" data-align="end">
                  {t('results.submitted')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(row => (
                <tr key={row.value}>
                  <th scope="row">
                    <span className={styles.value}>
                      <ValueName fact={fact} value={row.value} />
                      <svg width="100%" height={4} preserveAspectRatio="none" aria-hidden>
                        <rect className={styles.valueBar} width={`${(row.shown / top) * 100}%`} height={4} rx={2} />
                      </svg>
                    </span>
                  </th>
                  <td data-align="end">{number(row.shown)}</td>
                  <td data-align="end">{number(row.submitted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}

function ValueName({ fact, value }: { fact: ResultFact; value: string }) {
  const { t, language } = useMessages()
  if (value === '…') return t('results.others')
  if (fact === 'country') return countryName(language, value)
  const device = deviceNames[value]
  if (fact === 'device' && device) return t(device)
  if (fact === 'source' && value === 'direct') return t('results.direct')
  return value
}
