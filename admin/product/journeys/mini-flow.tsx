/** A journey drawn small: what starts it and its first steps as colored tiles, and how many steps follow. */

import type { JourneyFlow } from '@leadwright/sdk'
import { Zap } from 'lucide-react'
import { Fragment } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { StepType } from './document.ts'
import styles from './mini-flow.module.css'
import { StepTile, Tile } from './step-tile.tsx'
import { isStepType, stepViews } from './step-views.ts'

export const mostTiles = 8

/** The steps that are drawn, and how many are not. Pure. */
export function tilesOf({ steps, step_count }: JourneyFlow, most = mostTiles): { types: StepType[]; more: number } {
  const types = steps
    .map(({ type }) => type)
    .filter(isStepType)
    .slice(0, most)
  return { types, more: step_count - types.length }
}

export function MiniFlow({ flow, most }: { flow: JourneyFlow; most?: number }) {
  const { t } = useMessages()
  const { types, more } = tilesOf(flow, most)
  // Steps have no identity here but their place.
  const numbered = types.map((type, index) => ({ type, key: String(index) }))
  const words = [
    ...types.map(type => t(stepViews[type].name)),
    ...(more > 0 ? [t('journeys.more_steps', { count: more })] : []),
  ]
  const label = words.length > 0 ? words.join(', ') : t('journeys.no_steps')
  return (
    <span className={styles.flow} role="img" aria-label={label} title={label}>
      <Tile kind="trigger" icon={Zap} size="small" />
      {numbered.map(({ type, key }) => (
        <Fragment key={key}>
          <span className={styles.line} aria-hidden />
          <StepTile type={type} size="small" />
        </Fragment>
      ))}
      {more > 0 && (
        <span className={`${styles.more} numbers`} aria-hidden>
          +{more}
        </span>
      )}
    </span>
  )
}
