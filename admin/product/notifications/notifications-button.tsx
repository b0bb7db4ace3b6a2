/** The bell, on every screen of a site: how much is new to the person. Closing what is behind it marks that as read. */
import type { Notifications } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Bell, LoaderCircle } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { PopoverProps } from 'react-aria-components/Popover'
import { loadTexts, useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { updated } from '../lists/shown.ts'
import { useChange } from '../screens/use-change.ts'
import { useCan } from '../session/abilities.ts'
import { client } from '../session/api.ts'
import styles from './notifications-button.module.css'
import { notificationsQuery } from './queries.ts'

const NotificationsPanel = lazy(() =>
  import('./notifications-panel.tsx').then(panel => ({ default: panel.NotificationsPanel })),
)

type BellProps = { site_id: string; className: string | undefined; placement: PopoverProps['placement'] }

export function NotificationsButton({ site_id, className, placement }: BellProps) {
  const { t, number, language } = useMessages()
  const bell = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const isReadable = useCan()('read-site', site_id)
  const { data } = useQuery({ ...notificationsQuery(site_id), enabled: isReadable })
  const { unread = 0, running = 0 } = data ?? {}
  const markRead = useChange({
    run: (_: undefined) => client.notifications.markRead({ site_id }),
    shows: () => [updated(notificationsQuery(site_id), asRead)],
    isHandled: () => true,
  })
  const toggle = (open: boolean) => {
    setOpen(open)
    if (!isLoaded) void loadTexts(language).then(() => setLoaded(true))
    if (!open && unread > 0) markRead.mutate(undefined)
  }
  if (!isReadable) return null
  return (
    <>
      <Button
        ref={bell}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => toggle(!isOpen)}
      >
        <Bell size={16} aria-hidden />
        <span data-slot="label">{t('notifications.title')}</span>
        {running > 0 && (
          <span>
            <LoaderCircle className={styles.running} size={14} aria-hidden />
            <span className="visually-hidden">{t('notifications.running', { count: running })}</span>
          </span>
        )}
        {unread > 0 && (
          <Badge tone="info">
            {number(unread)} <span className="visually-hidden">{t('notifications.unread', { count: unread })}</span>
          </Badge>
        )}
      </Button>
      {isLoaded && (
        <Suspense>
          <NotificationsPanel {...{ site_id, bell, placement, isOpen }} notifications={data} onOpenChange={toggle} />
        </Suspense>
      )}
    </>
  )
}

const asRead = (former: Notifications): Notifications => ({
  ...former,
  unread: 0,
  read_at: new Date().toISOString(),
  attention: former.attention.map(one => ({ ...one, is_new: false })),
})
