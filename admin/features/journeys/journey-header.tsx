/** The head of every screen of one journey but its editor. */
import type { Journey } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { JourneyStatus } from '../../product/journeys/journey-status.tsx'
import { journeysPath } from '../../product/journeys/paths.ts'
import { ObjectHeader, type ObjectTab } from '../../product/objects/object-header.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { useJourneyActions } from './journey-actions.tsx'
import { journeyTabs, tabbed } from './journey-tabs.ts'

type JourneyHeaderProps = {
  site_id: string
  journey_id: string
  /** Undefined while it is read. */
  journey: Journey | undefined
  here: ObjectTab
  action?: ReactNode
  /** What this screen offers besides what can be done with the journey. */
  menu?: MenuAction[]
}

export function JourneyHeader({ site_id, journey_id, journey, here, action, menu = [] }: JourneyHeaderProps) {
  const { t } = useMessages()
  const { actionsOf, dialogs } = useJourneyActions(site_id)
  const own = journey ? actionsOf(journey).filter(({ id }) => !tabbed.has(id)) : []
  return (
    <>
      <ObjectHeader
        back={{ label: t('journeys.title'), href: journeysPath(site_id) }}
        name={journey?.name ?? ''}
        status={journey && <JourneyStatus journey={journey} />}
        action={action}
        menu={[...menu, ...own]}
        tabs={journeyTabs(site_id, journey_id)}
        here={here}
      />
      {dialogs}
    </>
  )
}
