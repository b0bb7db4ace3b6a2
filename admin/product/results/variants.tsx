/** Variants compared: visitors, submissions, and the confidence interval of the rate. */
import type { Results, ResultVariant } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx'
import { Section } from '../../ui/section.tsx'
import { percent } from '../charts/percent.ts'
import styles from './variants.module.css'

type VariantsProps = { results: Results; onApply?: ((variant: ResultVariant) => void) | undefined }

export function Variants({ results, onApply }: VariantsProps) {
  const { t, number } = useMessages()
  const { variants, uneven_split } = results
  const top = Math.max(...variants.map(one => one.high ?? 0), 0.01)
  const applies = onApply && variants.some(one => !one.gone)
  const applying: PlainColumn<ResultVariant> = {
    label: t('ui.actions'),
    isText: true,
    isLabelHidden: true,
    cell: one => !one.gone && <Button onPress={() => onApply?.(one)}>{t('results.apply')}</Button>,
  }
  return (
    <Section title={t('results.variants')} description={t('results.variants_text')}>
      {uneven_split && (
        <Notice tone="warning" title={t('results.uneven')}>
          {t('results.uneven_text')}
        </Notice>
      )}
      <PlainTable
        rows={variants}
        keyOf={one => `${one.popup_id} ${one.variant}`}
        header={{
          label: t('results.variant'),
          cell: one => (
            <>
              {nameOf(t, one)}
              {one.gone && <small className="muted"> {t('results.gone')}</small>}
            </>
          ),
        }}
        columns={[
          { label: t('results.visitors'), cell: one => number(one.visitors) },
          { label: t('results.converted'), cell: one => number(one.converted) },
          { label: t('results.rate'), cell: one => (one.rate === null ? '–' : percent(number, one.rate)) },
          { label: t('results.interval'), isText: true, cell: one => <Interval variant={one} top={top} /> },
          ...(applies ? [applying] : []),
        ]}
      />
    </Section>
  )
}

const nameOf = (t: ReturnType<typeof useMessages>['t'], one: ResultVariant): string =>
  one.name ?? (one.variant === 'original' ? t('results.original') : one.variant)

/** The bar is drawn for the eye; the words say the same. */
function Interval({ variant, top }: { variant: ResultVariant; top: number }) {
  const { t, number } = useMessages()
  const { low, high, rate } = variant
  if (low === null || high === null || rate === null) return <span className="muted">{t('results.nobody')}</span>
  const at = (share: number) => (share / top) * 160
  return (
    <span className={styles.interval}>
      <svg width={160} height={12} aria-hidden>
        <line className={styles.intervalLine} x1={0} x2={160} y1={6} y2={6} />
        <rect
          className={styles.intervalBar}
          x={at(low)}
          y={2}
          width={Math.max(2, at(high) - at(low))}
          height={8}
          rx={4}
        />
        <circle className={styles.intervalRate} cx={at(rate)} cy={6} r={4} />
      </svg>
      <span>{t('results.between', { low: percent(number, low), high: percent(number, high) })}</span>
    </span>
  )
}
