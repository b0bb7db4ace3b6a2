/** The colored tile of a step: its kind as a color, its type as a picture. Its name is shown beside it. */

import type { LucideIcon } from 'lucide-react'
import type { StepType } from './document.ts'
import styles from './step-tile.module.css'
import { type StepKind, stepViews } from './step-views.ts'

type TileProps = { kind: StepKind | undefined; icon: LucideIcon; size?: 'small' | 'medium' }

/** Without a kind it is neutral. */
export function Tile({ kind, icon: Icon, size = 'medium' }: TileProps) {
  return (
    <span className={styles.tile} data-slot="tile" data-kind={kind} data-size={size} aria-hidden>
      <Icon size={size === 'small' ? 12 : 16} />
    </span>
  )
}

export function StepTile({ type, size }: { type: StepType; size?: TileProps['size'] }) {
  return <Tile kind={stepViews[type].type} icon={stepViews[type].icon} size={size} />
}
