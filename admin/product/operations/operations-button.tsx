/** The way to operations from every screen of a site: how many are under way, and behind it the last few. */
import type { Operation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
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
import { OperationProgress } from './operation-progress.tsx'
import { operationTitle } from './operation-words.ts'
import styles from './operations-button.module.css'
import { operationsPath } from './paths.ts'
import { latestOperationsQuery, runningOperationsQuery } from './queries.ts'
import { useOperationActions } from './use-operation-actions.tsx'

type OperationsButtonProps = { site_id: string; className: string | undefined; placement: PopoverProps['placement'] }

export function OperationsButton({ site_id, className, placement }: OperationsButtonProps) {
  const { t, number } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(runningOperationsQuery(site_id))
  const count = data?.data.length ?? 0
  const { actionsOf, dialog } = useOperationActions(site_id)
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button className={className} aria-label={t('operations.open', { count })}>
          <Layers size={16} aria-hidden />
          <span data-slot="label">{t('operations.title')}</span>
          {count > 0 && <Badge tone="info">{number(count)}</Badge>}
        </Button>
        <Popover className={listBoxStyles.popover} placement={placement} offset={4}>
          <Dialog className={styles.panel} aria-label={t('operations.title')}>
            <div className={styles.head}>
              <strong>{t('operations.title')}</strong>
              <Link href={operationsPath(site_id)} onPress={() => setOpen(false)}>
                {t('operations.see_all')}
              </Link>
            </div>
            <Latest
              site_id={site_id}
              buttonsOf={operation =>
                actionsOf(operation).map(({ id, label, icon, onAction }) => (
                  <ActionButton key={id} icon={icon} onPress={onAction}>
                    {label}
                  </ActionButton>
                ))
              }
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {dialog}
    </>
  )
}

function Latest({ site_id, buttonsOf }: { site_id: string; buttonsOf: (operation: Operation) => ReactNode[] }) {
  const messages = useMessages()
  const { t, relative } = messages
  const { data } = useQuery(latestOperationsQuery(site_id))
  if (!data) return <p className="muted">{t('ui.loading')}</p>
  if (data.data.length === 0) return <p className="muted">{t('operations.empty_text')}</p>
  return (
    <ul className={styles.latest}>
      {data.data.map(operation => (
        <li key={operation.id}>
          <div className={styles.head}>
            <span>{operationTitle(operation, messages)}</span>
            <StatusBadge status={operation.status} />
          </div>
          <OperationProgress operation={operation} />
          <small className="muted">{relative(operation.created_at)}</small>
          <div className={styles.buttons}>{buttonsOf(operation)}</div>
        </li>
      ))}
    </ul>
  )
}
