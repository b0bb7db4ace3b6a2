/** The picture of an item, by what it is. */
import { CalendarClock, CornerDownRight, DoorOpen, GitBranch, Zap } from 'lucide-react'
import { stepWords } from '../../../../product/journeys/step-words.ts'
import type { Item } from '../model/items.ts'

const icons = { start: Zap, times: CalendarClock, exits: DoorOpen, branch: GitBranch, otherwise: CornerDownRight }

export function ItemIcon({ item }: { item: Pick<Item, 'kind' | 'type'> }) {
  const Icon = item.kind === 'step' ? stepWords[item.type ?? 'delay'][2] : icons[item.kind]
  return <Icon size={16} aria-hidden />
}
