/** Behind the bell: what waits for somebody, and the last operations with what can be done to them. Loaded when it is first opened. */
import type { Notifications, Operation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import listBoxStyles from '../../ui/list-box.module.css'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { OperationProgress } from '../operations/operation-progress.tsx'
import { operationTitle } from '../operations/operation-words.ts'
import { operationsPath } from '../operations/paths.ts'
import { latestOperationsQuery } from '../operations/queries.ts'
import { useOperationActions } from '../operations/use-operation-actions.tsx'
import { attentionPath, attentionWords } from './attention-words.ts'
import styles from './notifications-panel.module.css'

interface PanelProps {
  site_id: string
  notifications: Notifications | undefined
  bell: RefObject<HTMLElement | null>
  placement: PopoverProps['placement']
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function NotificationsPanel({ site_id, notifications, bell, placement, isOpen, onOpenChange }: PanelProps) {
  const { t } = useMessages()
  const { actionsOf, dialog } = useOperationActions(site_id)
  const close = () => onOpenChange(false)
  return (
    <>
      <Popover
        className={listBoxStyles.popover}
        triggerRef={bell}
        placement={placement}
        offset={4}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <Dialog className={styles.panel} aria-label={t('notifications.title')}>
          {notifications && <Waiting site_id={site_id} attention={notifications.attention} onGo={close} />}
          <section className={styles.part}>
            <div className={styles.head}>
              <h2>{t('operations.title')}</h2>
              <Link href={operationsPath(site_id)} onPress={close}>
                {t('operations.see_all')}
              </Link>
            </div>
            <Latest
              site_id={site_id}
              read_at={notifications?.read_at}
              buttonsOf={operation =>
                actionsOf(operation).map(({ id, label, icon, onAction }) => (
                  <Button key={id} icon={icon} onPress={onAction}>
                    {label}
                  </Button>
                ))
              }
            />
          </section>
        </Dialog>
      </Popover>
      {dialog}
    </>
  )
}

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
        {attention.map(({ type, count, is_new }) => (
          <li key={type}>
            <Link look="plain" href={attentionPath(type, site_id)} onPress={onGo}>
              <span className={styles.row}>
                <span>{t(attentionWords[type], { count })}</span>
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
