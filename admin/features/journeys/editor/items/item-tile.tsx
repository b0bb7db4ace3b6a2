/** The tile of an item, by what it is. */
import { CalendarClock, CornerDownRight, DoorOpen, GitBranch, type LucideIcon, Zap } from 'lucide-react'
import { StepTile, Tile } from '../../../../product/journeys/step-tile.tsx'
import type { StepKind } from '../../../../product/journeys/step-views.ts'
import type { Item } from '../model/items.ts'

const looks: Record<Exclude<Item['kind'], 'step'>, [kind: StepKind | undefined, icon: LucideIcon]> = {
  start: ['trigger', Zap],
  times: [undefined, CalendarClock],
  exits: [undefined, DoorOpen],
  branch: ['branch', GitBranch],
  otherwise: ['branch', CornerDownRight],
}

type ItemTileProps = { item: Pick<Item, 'kind' | 'type'>; size?: 'small' | 'medium' }

export function ItemTile({ item, size }: ItemTileProps) {
  if (item.kind === 'step') return <StepTile type={item.type ?? 'delay'} size={size} />
  const [kind, icon] = looks[item.kind]
  return <Tile kind={kind} icon={icon} size={size} />
}
