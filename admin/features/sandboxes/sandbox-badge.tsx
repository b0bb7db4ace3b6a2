/** State of a sandbox's machine. */
import type { Sandbox } from '@leadwright/sdk'
import { CircleCheck, CircleDot, HardDrive, Moon, Trash2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { taskWords } from './words.ts'

export function SandboxBadge({ of: { machine_status, task } }: { of: Pick<Sandbox, 'machine_status' | 'task'> }) {
  const { t } = useMessages()
  if (machine_status === 'failed') return <StatusBadge status="failed" />
  if (machine_status === 'asleep') return <Badge icon={<Moon size={12} aria-hidden />}>{t('sandboxes.asleep')}</Badge>
  if (machine_status === 'deleting')
    return <Badge icon={<Trash2 size={12} aria-hidden />}>{t('sandboxes.deleting')}</Badge>
  if (machine_status === 'creating')
    return (
      <Badge tone="info" icon={<CircleDot size={12} aria-hidden />}>
        {t((task && taskWords[task]) || 'sandboxes.task_create')}
      </Badge>
    )
  return (
    <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
      {t('sandboxes.ready')}
    </Badge>
  )
}

export function SpaceBadge() {
  const { t } = useMessages()
  return (
    <Badge tone="bad" icon={<HardDrive size={12} aria-hidden />}>
      {t('sandboxes.space_over')}
    </Badge>
  )
}
