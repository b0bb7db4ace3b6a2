/** What a screen declares about itself. Each feature lists its own in `features/<feature>/screens.ts`. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MessageKey } from '../../messages/messages.tsx'
import type { Access } from '../session/abilities.ts'

export type Screen = {
  /** The specification's name; unique. */
  name: string
  /** `/sites/$site_id/leads`; matched without regard to case. */
  path: string
  access: Access
  /** Its own chunk. */
  load: () => Promise<ComponentType>
  /** An entry of the side navigation. With `$site_id` in the path it belongs to the site's group, else to the account's. */
  navigation?: { label: MessageKey; icon: LucideIcon; order: number }
  /** Editors fill the window beside the navigation; other screens are at most 1200 px wide, `wide` ones are not. */
  width?: 'content' | 'wide' | 'window'
  /** Only for people who are not signed in; others go to their sites. */
  isForGuests?: boolean
}
