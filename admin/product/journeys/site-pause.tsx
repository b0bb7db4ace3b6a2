/** Pausing and resuming all marketing email of a site: the menu action, the notice while it is paused, the dialog. */

import type { Site } from '@leadwright/sdk'
import { CirclePause, CirclePlay } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { patched } from '../lists/shown.ts'
import { useChange } from '../screens/use-change.ts'
import { useCan } from '../session/abilities.ts'
import { client } from '../session/api.ts'
import { useSite } from '../sites/queries.ts'
import { ResumeDialog } from './resume-dialog.tsx'

type SitePause = { actions: MenuAction[]; notice: ReactNode; dialog: ReactNode }

/** Why a site is paused: it is a copy, it has moved, or somebody has paused it. */
function usePauseReason(site: Site | undefined): { title: string; text: string } {
  const { t, moment } = useMessages()
  if (site?.restored_from)
    return {
      title: t('dashboard.restored_title', { at: moment(site.restored_from, site.timezone) }),
      text: t('dashboard.restored_text'),
    }
  return site?.moved
    ? {
        title: t('dashboard.moved_title'),
        text: t(site.moved_to === null ? 'dashboard.moved_nowhere' : 'dashboard.moved_text'),
      }
    : { title: t('dashboard.paused_title'), text: t('dashboard.paused_text') }
}

export function useSitePause(): SitePause {
  const { t, moment } = useMessages()
  const { site_id, site } = useSite()
  const can = useCan()
  const reason = usePauseReason(site)
  const [isResuming, setResuming] = useState(false)
  const pause = useChange({
    run: () => client.sites.pause({ site_id }),
    shows: () => [patched('sites', site_id, { paused: true })],
    refreshes: [['sites'], ['journeys', site_id]],
    done: () => ({ text: t('dashboard.paused_toast') }),
  })
  const maySend = can('manage-marketing', site_id)
  const resume = () => setResuming(true)
  const icon = { size: 16, 'aria-hidden': true } as const
  const action: MenuAction = site?.paused
    ? { id: 'resume', label: t('dashboard.resume'), icon: <CirclePlay {...icon} />, onAction: resume }
    : {
        id: 'pause',
        label: t('dashboard.pause'),
        note: t('dashboard.pause_note'),
        icon: <CirclePause {...icon} />,
        onAction: () => pause.mutate(),
      }
  return {
    actions: site && maySend ? [action] : [],
    notice: site?.paused && (
      <Notice
        tone="warning"
        title={reason.title}
        action={maySend && <Button onPress={resume}>{t('dashboard.resume')}</Button>}
      >
        {reason.text}
      </Notice>
    ),
    dialog: (
      <ResumeDialog
        site_id={site_id}
        name={site?.name ?? ''}
        isMoved={site?.moved}
        restoredFrom={site?.restored_from && moment(site.restored_from, site.timezone)}
        isOpen={isResuming}
        onClose={() => setResuming(false)}
      />
    ),
  }
}
