/** The editor's two menus, each there once: what can be put at a place, and what can be done with an item. They open at the element that was pressed. */
import { useState } from 'react'
import type { Place } from '../../../../product/journeys/steps.ts'
import type { Selection } from '../model/selection.ts'
import { ItemMenu } from './item-menu.tsx'
import { StepMenu } from './step-menu.tsx'

export type Offer = { anchor: Element } & ({ place: Place } | { selection: Selection })

/** What was offered last is shown while it leaves. */
export function FloatingMenus({ offer, onClose }: { offer: Offer | undefined; onClose: () => void }) {
  const [shown, show] = useState(offer)
  if (offer && offer !== shown) show(offer)
  if (!shown) return null
  const props = { isOpen: offer !== undefined, onClose }
  return 'place' in shown ? (
    <StepMenu key="steps" {...shown} {...props} />
  ) : (
    <ItemMenu key="item" {...shown} {...props} />
  )
}
