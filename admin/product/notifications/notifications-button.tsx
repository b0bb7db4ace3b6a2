/**
 * The bell, on every screen of a site: how much is new to the person, and behind it what waits for somebody and the last
 * operations. Closing it marks them as read.
 */
import type { Notifications, Operation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Bell, LoaderCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button as ActionButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import listBoxStyles from '../../ui/list-box.module.css'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { updated } from '../lists/shown.ts'
import { OperationProgress } from '../operations/operation-progress.tsx'
import { operationTitle } from '../operations/operation-words.ts'
import { operationsPath } from '../operations/paths.ts'
import { latestOperationsQuery } from '../operations/queries.ts'
import { useOperationActions } from '../operations/use-operation-actions.tsx'
import { useChange } from '../screens/use-change.ts'
import { useCan } from '../session/abilities.ts'
import { client } from '../session/api.ts'
import { attentionPath, attentionWords } from './attention-words.ts'
import styles from './notifications-button.module.css'
import { notificationsQuery } from './queries.ts'

type BellProps = { site_id: string; className: string | undefined; placement: PopoverProps['placement'] }

export function NotificationsButton({ site_id, className, placement }: BellProps) {
  const { t, number } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...notificationsQuery(site_id), enabled: useCan()('read-site', site_id) })
  const { unread = 0, running = 0 } = data ?? {}
  const { actionsOf, dialog } = useOperationActions(site_id)
  const markRead = useChange({
    run: (_: undefined) => client.notifications.markRead({ site_id }),
    shows: () => [updated(notificationsQuery(site_id), asRead)],
    isHandled: () => true,
  })
  const toggle = (open: boolean) => {
    setOpen(open)
    if (!open && unread > 0) markRead.mutate(undefined)
  }
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={toggle}>
        <Button className={className}>
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
        <Popover className={listBoxStyles.popover} placement={placement} offset={4}>
          <Dialog className={styles.panel} aria-label={t('notifications.title')}>
            {data && <Waiting site_id={site_id} attention={data.attention} onGo={() => toggle(false)} />}
            <section className={styles.part}>
              <div className={styles.head}>
                <h2>{t('operations.title')}</h2>
                <Link href={operationsPath(site_id)} onPress={() => toggle(false)}>
                  {t('operations.see_all')}
                </Link>
              </div>
              <Latest
                site_id={site_id}
                read_at={data?.read_at}
                buttonsOf={operation =>
                  actionsOf(operation).map(({ id, label, icon, onAction }) => (
                    <ActionButton key={id} icon={icon} onPress={onAction}>
                      {label}
                    </ActionButton>
                  ))
                }
              />
            </section>
          </Dialog>
        </Popover>
      </DialogTrigger>
      {dialog}
    </>
  )
}

const asRead = (former: Notifications): Notifications => ({
  ...former,
  unread: 0,
  read_at: new Date().toISOString(),
  attention: former.attention.map(one => ({ ...one, is_new: false })),
})

interface WaitingProps {
  site_id: string
  attention: Notifications['attention']
  onGo: () => void
}

function Waiting({ site_id, attention, onGo }: WaitingProps) {
  const { t } = useMessages()
  return (
    <section className={styles.part}>
      <h2>{t('attention.title')}</h2>
      {attention.length === 0 && <p className="muted">{t('notifications.nothing_waits')}</p>}
      <ul className={styles.waiting}>
        {attention.map(({ kind, count, is_new }) => (
          <li key={kind}>
            <Link look="plain" href={attentionPath(kind, site_id)} onPress={onGo}>
              <span className={styles.row}>
                <span>{t(attentionWords[kind], { count })}</span>
                {is_new && <Badge tone="info">{t('notifications.new')}</Badge>}
                <ArrowRight size={14} aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LatestProps {
  site_id: string
  read_at: string | undefined
  buttonsOf: (operation: Operation) => ReactNode[]
}

function Latest({ site_id, read_at, buttonsOf }: LatestProps) {
  const messages = useMessages()
  const { t, relative } = messages
  const { data } = useQuery(latestOperationsQuery(site_id))
  if (!data) return <p className="muted">{t('ui.loading')}</p>
  if (data.data.length === 0) return <p className="muted">{t('operations.empty_text')}</p>
  const isNew = ({ ended_at }: Operation) => ended_at !== null && (read_at === undefined || ended_at > read_at)
  return (
    <ul className={styles.latest}>
      {data.data.map(operation => (
        <li key={operation.id}>
          <div className={styles.head}>
            <span>{operationTitle(operation, messages)}</span>
            <span className="row-of">
              {isNew(operation) && <Badge tone="info">{t('notifications.new')}</Badge>}
              <StatusBadge status={operation.status} />
            </span>
          </div>
          <OperationProgress operation={operation} />
          <small className="muted">{relative(operation.ended_at ?? operation.created_at)}</small>
          <div className={styles.buttons}>{buttonsOf(operation)}</div>
        </li>
      ))}
    </ul>
  )
}
