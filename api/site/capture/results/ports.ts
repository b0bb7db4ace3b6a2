/** What results ask of the things that they are of. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

type Find<T> = (db: Handle<'site'>, id: string) => Promise<T | undefined>

/** The designs that a popup has and had. */
export interface DesignedPopup {
  id: string
  design: { variants: readonly { id: string; name: string }[] }
  /** The id under which the design itself is counted. */
  base_variant: string
  /** The names of variants that are gone, by id. */
  former_variants: Readonly<Record<string, string>>
}

export const popupOfResults = port<Find<DesignedPopup>>('popupOfResults')

/** A campaign, and the popup that it captures by. */
export const campaignOfResults = port<Find<{ id: string; popup_id: string | null }>>('campaignOfResults')
